import { isOfGame } from '../../knowledge/knowledge-base';
import {
  isConversationIntent,
  type DetectedIntent,
  type Intent,
} from '../../understanding/intents/intent';
import { detectSmallTalk } from '../../understanding/small-talk';
import { isOpenIntent } from '../open-drafts';
import { isQuestion, statesProblem } from '../../understanding/question';
import { resemblesHelp } from '../example-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { draftQuotes, searchSentences } from '../sentence-drafts';

/** Share and rarity of the words in one sentence that make small talk unlikely. */
const LIKELY = { coverage: 0.75, ownCoverage: 0.45, evidence: 4.5, evidenceUnnamed: 6 };
/** The same about the topic for a message that only resembles an example. */
const RESEMBLING = { coverage: 0.5, ownCoverage: 0.4, evidence: 6, similarity: 0.7 };

/** Patterns that leave no doubt in a talk about a game. */
const EXACT: Intent[] = ['secret', 'joke', 'clock', 'birthday', 'ability', 'name'];

const isTired = ({ intent }: DetectedIntent): boolean => intent === 'tired';

/** Whether a pattern or an example would take the message for small talk. */
function seemsSmallTalk(context: ReplyContext): boolean {
  const { nearest, intents } = context.question;
  if (intents.some(({ intent }) => isOpenIntent(intent))) return false;
  const value = nearest?.value;
  const isLike = value !== undefined && 'intent' in value && isConversationIntent(value.intent);
  return isLike || detectSmallTalk(context) !== undefined;
}

/**
 * Sentences about the game of the talk, or of the partner, that answer what may also be small talk: “my arms get tired”
 * in a talk about conducting.
 */
export function draftLikely(context: ReplyContext): ReplyDraft[] {
  const { question, partner, language } = context;
  const { topic, terms, focus, intents } = question;
  if (question.language !== language || terms.length === 0 || resemblesHelp(context)) return [];
  if (!seemsSmallTalk(context) || context.request.isStated) return [];
  if (intents.some(({ intent }) => EXACT.includes(intent))) return [];
  const isOfTopic = isOfGame(topic);
  const asks = isOfTopic
    ? isQuestion(question) || statesProblem(question) || intents.some(isTired)
    : isQuestion(question) && focus?.kind === 'manner';
  if (!asks) return [];
  const isUnsure =
    isOfTopic &&
    detectSmallTalk(context) === undefined &&
    (question.nearest?.similarity ?? 0) < RESEMBLING.similarity;
  const minimum = isUnsure ? RESEMBLING : LIKELY;
  const least = isOfTopic ? minimum.evidence : LIKELY.evidenceUnnamed;
  const found = searchSentences(context, isOfTopic ? topic : 'anywhere').filter(
    ({ coverage, ownCoverage, evidence, unknown, sentence }) =>
      (unknown === 0 || isUnsure) &&
      coverage >= minimum.coverage &&
      ownCoverage >= minimum.ownCoverage &&
      evidence >= least &&
      (isOfTopic || partner.games.includes(sentence.game?.slug ?? '')),
  );
  return draftQuotes(found, context);
}
