import { splitSentences, type HelpSection } from '../knowledge/sentences';
import { isConversationIntent, type DetectedIntent } from '../understanding/intents/intent';
import { isQuestion } from '../understanding/question';
import { detectSmallTalk } from '../understanding/small-talk';
import { isOpenIntent } from './open-drafts';
import type { ReplyContext, ReplyDraft } from './reply-draft';
import { draftQuotes, searchSentences } from './sentence-drafts';
import { namesSomethingElse } from './unknown-drafts';

/** Words of the last exchange count less than those of the question. */
const CARRIED_WEIGHT = 0.4;
const MIN_COVERAGE = 0.25;
/** A question with words of its own begins another matter: “and how do I delete my account?” */
const OWN = { coverage: 0.6, evidence: 3.5 };
/** A shorter sentence may occur in any reply. */
const MIN_QUOTE_LENGTH = 8;

/** The sections of help or an agreement that the last reply quoted. */
function lastSections({ texts, language, previousReplies }: ReplyContext): HelpSection[] {
  const last = previousReplies.at(-1) ?? '';
  return texts.help.filter(({ body }) =>
    splitSentences(body[language], language).some(
      (sentence) => sentence.length >= MIN_QUOTE_LENGTH && last.includes(sentence),
    ),
  );
}

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
  const own = searchSentences(context, 'help').filter(
    ({ ownCoverage, evidence }) => ownCoverage >= OWN.coverage && evidence >= OWN.evidence,
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
      ({ coverage, evidence, sentence }) =>
        coverage >= MIN_COVERAGE &&
        evidence > 0 &&
        // “How long?” is about the same section.
        (question.terms.length > 0 ||
          sections.some(({ body }) => body[context.language].includes(sentence.text))),
    ),
    context,
  );
}
