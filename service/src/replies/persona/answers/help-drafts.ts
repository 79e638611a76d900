import type { Language } from '@huoban/contracts';
import { splitSentences } from '../../../content/split-sentences';
import type { HelpSection } from '../knowledge/sentences';
import {
  isConversationIntent,
  isLibraryIntent,
  type DetectedIntent,
} from '../understanding/intents/intent';
import { isQuestion } from '../understanding/question';
import { detectSmallTalk } from '../understanding/small-talk';
import type { SentenceMatch } from '../knowledge/sentence-index';
import { isOpenIntent } from './open-drafts';
import type { ReplyContext, ReplyDraft } from './reply-draft';
import { draftQuotes, searchSentences } from './sentence-drafts';
import { namesSomethingElse } from './unknown-drafts';

/** Words of the last exchange count less than those of the question. */
const CARRIED_WEIGHT = 0.4;
const MIN_COVERAGE = 0.25;
/** A question with words of its own begins another matter: “and how do I delete my account?” */
const OWN = { coverage: 0.6, evidence: 3.5 };
/** The same when the sentence contains all its words. */
const OWN_WHOLE = { coverage: 0.95, evidence: 2.5 };
/** “And X?” asks the last question of X. */
const VARIES: Record<Language, RegExp> = {
  zh: /^.{1,8}呢[?？。~～]*$/u,
  en: /^(?:and|what about|how about) (?:the |my |your )?[\w'-]+(?: [\w'-]+)?\?*$/iu,
  ja: /^.{1,10}(?:は|なら|だと)[?？。]*$/u,
};
const MAX_SHORT_TERMS = 2;
/** Of a sentence of the last reply's sections, from which it answers a short question. */
const MIN_LAST_COVERAGE = 0.3;
/** Compared with the best sentence of all help. */
const MIN_SHARE_OF_BEST = 0.4;
/** A shorter sentence may occur in any reply. */
const MIN_QUOTE_LENGTH = 8;

/** The help that a message asks for, although it resembles no single way to ask for it. */
export function draftProbableHelp(context: ReplyContext): ReplyDraft[] {
  const { question, language } = context;
  const { topic, mentions, intents } = question;
  // One word, as in “I want to stop”, may mean anything.
  const isElse =
    question.terms.length < 2 ||
    topic !== undefined ||
    // “Who is the librarian?” asks for a partner.
    question.focus?.kind === 'person' ||
    mentions.some(({ by }) => by !== 'part') ||
    intents.some(({ intent }) => !isLibraryIntent(intent));
  if (isElse || question.language !== language || lastSections(context).length > 0) return [];
  const section = question.findLikelyHelp();
  return section === undefined ? [] : draftSection(section, language);
}

function draftSection({ body }: HelpSection, language: Language): ReplyDraft[] {
  const text = body[language];
  return [{ key: 'help', values: { text }, fact: text }];
}

/** The section of help with an English heading. */
export function draftSectionOf(heading: string, { texts, language }: ReplyContext): ReplyDraft[] {
  const section = texts.help.find((one) => one.heading.en === heading);
  return section === undefined ? [] : draftSection(section, language);
}

/** The sections of help or an agreement that the last reply quoted. */
function lastSections({ texts, language, previousReplies }: ReplyContext): HelpSection[] {
  const last = previousReplies.at(-1) ?? '';
  return texts.help.filter(({ body }) =>
    splitSentences(body[language], language).some(
      (sentence) => sentence.length >= MIN_QUOTE_LENGTH && last.includes(sentence),
    ),
  );
}

const hasFewTerms = ({ question: { terms } }: ReplyContext): boolean =>
  terms.length > 0 && terms.length <= MAX_SHORT_TERMS;

/** Whether a message asks the last question about the site of something else: “and the beans?” */
export const variesLastHelp = (context: ReplyContext): boolean =>
  hasFewTerms(context) &&
  VARIES[context.language].test(context.question.text) &&
  lastSections(context).length > 0;

/** Help for a question that continues one about the site: “and how long does that take?” */
export function draftHelpContinued(context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  if (namesSomethingElse(context)) return [];
  const sections = isQuestion(question) ? lastSections(context) : [];
  if (sections.length === 0) return [];
  if (context.request.isContinued || detectSmallTalk(context) !== undefined) return [];
  const isElsewhere = ({ intent }: DetectedIntent) =>
    isOpenIntent(intent) ||
    isConversationIntent(intent) ||
    (intent === 'unknowable' && question.terms.length > 1);
  if (question.intents.some(isElsewhere)) return [];
  const isShort = hasFewTerms(context);
  const isOfLast = ({ sentence }: SentenceMatch) =>
    sections.some(({ body }) => body[context.language].includes(sentence.text));
  if (isShort && VARIES[context.language].test(question.text)) {
    const both = [...question.terms, ...question.previousTerms];
    const varied = searchSentences({ ...context, question: { ...question, terms: both } }, 'help');
    const [best] = varied;
    if (best !== undefined && best.matched > 1) return draftQuotes(varied, context);
  }
  const all = searchSentences(context, 'help');
  const ofLast = isShort
    ? all.filter(
        (match) =>
          isOfLast(match) &&
          match.ownCoverage >= MIN_LAST_COVERAGE &&
          match.score >= MIN_SHARE_OF_BEST * (all[0]?.score ?? 0),
      )
    : [];
  if (ofLast.length > 0) return draftQuotes(ofLast, context);
  const own = all.filter(({ ownCoverage, evidence }) =>
    [OWN, OWN_WHOLE].some((least) => ownCoverage >= least.coverage && evidence >= least.evidence),
  );
  if (own.length > 0) return draftQuotes(own, context);
  const carried = question.carried.map((term) => ({
    ...term,
    weight: term.weight * CARRIED_WEIGHT,
  }));
  const terms = [...question.terms, ...carried];
  const found = searchSentences({ ...context, question: { ...question, terms } }, 'help');
  return draftQuotes(
    found.filter(
      (match) =>
        match.coverage >= MIN_COVERAGE &&
        match.evidence > 0 &&
        // “How long?” is about the same section.
        (question.terms.length > 0 || isOfLast(match)),
    ),
    context,
  );
}
