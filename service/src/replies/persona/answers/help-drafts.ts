import type { Language } from '@huoban/contracts';
import type { HelpSection } from '../knowledge/sentences';
import {
  isConversationIntent,
  isLibraryIntent,
  type DetectedIntent,
} from '../understanding/intents/intent';
import { isQuestion } from '../understanding/question';
import { detectSmallTalk } from '../understanding/small-talk';
import type { SentenceMatch } from '../knowledge/sentence-index';
import { findClause } from './talk/quoted';
import { withFullStop } from '../wording/format';
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
  en: /^(?:and|what about|how about) (?:for )?(?:the |my |your |a )?[\w'-]+(?: [\w'-]+)?\?*$/iu,
  ja: /^.{1,10}(?:は|なら|だと)[?？。]*$/u,
};
const MAX_SHORT_TERMS = 2;
/** Of a sentence of the last reply's sections, from which it answers a short question. */
const MIN_LAST_COVERAGE = 0.3;
/** Compared with the best sentence of all help. */
const MIN_SHARE_OF_BEST = 0.4;

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
  if (isElse || question.language !== language || context.quotedHelp.length > 0) return [];
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

const hasFewTerms = ({ question: { terms } }: ReplyContext): boolean =>
  terms.length > 0 && terms.length <= MAX_SHORT_TERMS;

const isOneOf =
  (sections: HelpSection[], { language }: ReplyContext) =>
  ({ sentence }: SentenceMatch): boolean =>
    sections.some(({ body }) => body[language].includes(sentence.text));

/** Help for the last question, with the words of the message. */
function searchVaried(context: ReplyContext): SentenceMatch[] {
  const { question } = context;
  const terms = [...question.terms, ...question.previousTerms];
  return searchSentences({ ...context, question: { ...question, terms } }, 'help');
}

/** Whether help that refers to what was told continues it: “is that instant?” */
export const continuesLastHelp = (context: ReplyContext): boolean =>
  context.question.isReferring && context.quotedHelp.length > 0;

/** Whether a message asks the last question about the site of something else: “and the beans?” */
export const variesLastHelp = (context: ReplyContext): boolean =>
  hasFewTerms(context) &&
  VARIES[context.language].test(context.question.text) &&
  context.quotedHelp.length > 0;

/** The part of what was just said about the site that the message asks for: “and the beans?” */
export function draftHelpPart(context: ReplyContext): ReplyDraft[] {
  const { question, language, previousReplies } = context;
  if (!variesLastHelp(context)) return [];
  const last = previousReplies.at(-1) ?? '';
  return searchVaried(context)
    .filter(isOneOf(context.quotedHelp, context))
    .flatMap(({ sentence }): ReplyDraft[] => {
      const clause = findClause(sentence.text, question.terms, language);
      if (clause === undefined || !last.includes(sentence.text)) return [];
      const text = clause.charAt(0).toUpperCase() + clause.slice(1);
      return [{ key: 'help', values: { text: withFullStop(text, language) } }];
    });
}

/** Help for a question that continues one about the site: “and how long does that take?” */
export function draftHelpContinued(context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  if (namesSomethingElse(context)) return [];
  const isVaried = VARIES[context.language].test(question.text);
  const sections = isVaried || isQuestion(question) ? context.quotedHelp : [];
  if (sections.length === 0) return [];
  // “Can I get it back later?” is no goodbye.
  const isSmallTalk = detectSmallTalk(context) !== undefined && !question.isReferring;
  if (context.request.isContinued || isSmallTalk) return [];
  const isElsewhere = ({ intent }: DetectedIntent) =>
    isOpenIntent(intent) ||
    (isConversationIntent(intent) && !question.isReferring) ||
    (intent === 'unknowable' && question.terms.length > 1);
  if (question.intents.some(isElsewhere)) return [];
  const isShort = hasFewTerms(context);
  const isOfLast = isOneOf(sections, context);
  if (isShort && isVaried) {
    const varied = searchVaried(context);
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
  const own = all.filter(
    (match) =>
      // “How long does that take?” is about what was told.
      (!question.isReferring || isOfLast(match)) &&
      [OWN, OWN_WHOLE].some(
        ({ coverage, evidence }) => match.ownCoverage >= coverage && match.evidence >= evidence,
      ),
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
        match.evidence > 0 &&
        // “How long?” and “is it instant?” are about the same section.
        (question.terms.length > 0 && !question.isReferring
          ? match.coverage >= MIN_COVERAGE
          : isOfLast(match)),
    ),
    context,
  );
}
