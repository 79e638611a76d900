import { CRISIS_KEYS, MEMORY_KEYS, type WordingKey } from '../../wording/wording-keys';
import type { FocusKind } from '../../understanding/focus';
import { isQuestion } from '../../understanding/question';
import { isOfGame } from '../../knowledge/knowledge-base';
import { isSmallTalkIntent } from '../../understanding/small-talk';
import { isKeyOf, keyOf, type ReplyContext, type ReplyDraft } from '../reply-draft';
import { isSureRequest } from '../games/sure-request';
import { continuesLastHelp, variesLastHelp } from '../help-drafts';
import { acceptsOffer } from '../talk/everyday-drafts';
import { asksBareWhy } from '../talk/why-drafts';
import { readFeatures, scoreFeatures, type ChoiceWeights } from './candidate-features';
import { ADMISSIONS, BY_RULES, OTHER_LINE, RECOMMENDATIONS, type Candidate } from './candidate';
import { listCandidates } from './candidates';
import { scoreMessage } from './message-scores';

/** Chooses among what could answer a message; the first is what the rules chose. */
export type ChooseCandidate = (
  candidates: [Candidate, ...Candidate[]],
  context: ReplyContext,
) => Candidate;

const OF_RULES: readonly string[] = [BY_RULES, OTHER_LINE];

/** By how much another candidate must be better than that of the rules. */
const MARGIN = 0.7;
/** By how much more when the rules admit that they do not know: a guess is worse than that. */
const MARGIN_OF_UNKNOWN = 1;
/** By how much more when they name what the talk is about, which the lines of a class of life do not. */
const MARGIN_OF_TOPIC = 1;
/** By how much more when they recognize what the message is. */
const MARGIN_OF_SURE = 2.7;

/** Replies that act, that a wrong choice would make dangerous, or whose rule is surer than any weights. */
const FIXED: readonly WordingKey[] = [
  ...CRISIS_KEYS,
  ...MEMORY_KEYS.filter((key) => key !== 'noted'),
  'traitYes',
  'traitNo',
  'genreYes',
  'genreNo',
  'session',
  'newSubject',
  'unknownAbout',
  'bye',
  'goodNight',
  'name',
  'noSkill',
  'whatIf',
  'recall',
  'recallName',
  'whoPlays',
  'nobodyPlays',
  'likes',
  'human',
  'model',
  'maker',
  'senses',
  'stories',
  'newest',
  'oldest',
  'longest',
  'shortest',
  'popular',
];

/** Share of requests for a game among all that a message may be, from which it is one. */
const REQUESTS = 0.2;

/** Leaves the choice of a game to the partner. */
const LEAVES_CHOICE =
  /帮我(?:选|定|挑)|\b(?:pick|choose) (?:one|something|for me)\b|(?:選んで|決めて)(?:よ|くれ|ほしい|[。！!]*$)/iu;

/** Whether the visitor surely asks for a game, by what it requires or adds, or by accepting the offer of one. */
const surelyAsks = (context: ReplyContext): boolean =>
  acceptsOffer(context) ||
  isSureRequest(context) ||
  LEAVES_CHOICE.test(context.question.text) ||
  context.request.isContinued ||
  (context.question.classes?.shareOf(['recommend']) ?? 1) >= REQUESTS;

/** “I can't take it anymore”, of a game perhaps. */
const asksForCrisis = ({ question, texts }: ReplyContext): boolean =>
  question.everyday !== undefined &&
  texts.everyday[question.everyday.value]?.asksForCrisis === true;

/** Questions of which the rules know best which passage has the unit that they ask for. */
const COUNTS: readonly (FocusKind | undefined)[] = ['number', 'duration', 'frequency'];

/** “What is my name?” when it is not known, which the help about nicknames does not answer. */
const asksForName = (draft: ReplyDraft | undefined): boolean =>
  draft !== undefined && 'followUp' in draft && draft.followUp?.key === 'visitorUnknown';

/** What the record of a game tells. */
const OF_RECORD: readonly WordingKey[] = [
  'platforms',
  'platformYes',
  'platformNo',
  'players',
  'playersSolo',
  'released',
  'developer',
  'genre',
];

/** Similarities to an example of everyday talk from which its topic has a margin, from which a larger one, and from which it is fixed. */
const NEAR_EXAMPLE = 0.5;
const LIKE_EXAMPLE = 0.6;
const AS_EXAMPLE = 0.9;

const PASSAGES: readonly WordingKey[] = ['tip', 'told', 'howTo', 'what', 'more'];

/** Whether a passage answers a later message in a talk about a game, as “how do I do that?” of which the rules know the last words only. */
const continuesGame = (
  draft: ReplyDraft | undefined,
  { question: { topic }, previousReplies }: ReplyContext,
): boolean => isOfGame(topic) && previousReplies.length > 1 && isKeyOf(PASSAGES, draft);

const countsOf = ({ question }: ReplyContext): boolean => COUNTS.includes(question.focus?.kind);

/** Whether a follow-up has too few words of its own for anything but another passage. */
const isSureFollowUp = (context: ReplyContext): boolean =>
  context.question.isIntentOnly || countsOf(context) || isAboutReply(context);

const isFixed = ([draft]: ReplyDraft[], context: ReplyContext): boolean =>
  keyOf(draft) === undefined ||
  asksForName(draft) ||
  asksForCrisis(context) ||
  (context.question.everyday?.similarity ?? 0) >= AS_EXAMPLE ||
  // “Tell me a joke” has no word that anything else could answer.
  (context.question.isIntentOnly &&
    !isKeyOf(['listening'], draft) &&
    !continuesGame(draft, context)) ||
  (isKeyOf(['tip'], draft) && countsOf(context) && !continuesGame(draft, context)) ||
  // “And for three?” about the game of the talk has no word that a passage could answer.
  (isKeyOf(OF_RECORD, draft) && context.question.mentions.length === 0) ||
  isKeyOf(FIXED, draft) ||
  // What the partner does in a game that the message names is asked of the partner.
  (isKeyOf(['known'], draft) && context.question.mentions.some(({ by }) => by === 'name')) ||
  (isKeyOf(['help'], draft) && (variesLastHelp(context) || continuesLastHelp(context))) ||
  (isKeyOf(RECOMMENDATIONS, draft) && surelyAsks(context));

/** Replies whose rule recognizes the message by some of its words. */
const RECOGNIZED: readonly WordingKey[] = [
  ...RECOMMENDATIONS,
  'known',
  'greeting',
  'thanks',
  'activities',
  'noted',
  'what',
];

function marginOf({ drafts: [draft] }: Candidate, context: ReplyContext): number {
  const { question } = context;
  if (isKeyOf(ADMISSIONS, draft)) return MARGIN + MARGIN_OF_UNKNOWN;
  if (continuesGame(draft, context) && isSureFollowUp(context)) return MARGIN + MARGIN_OF_SURE;
  const similarity = question.everyday?.similarity ?? 0;
  if (question.isIntentOnly || similarity >= LIKE_EXAMPLE || isKeyOf(RECOGNIZED, draft))
    return MARGIN + MARGIN_OF_SURE;
  const isTopical =
    isSmallTalkIntent(keyOf(draft) ?? '') ||
    (isKeyOf(['listening'], draft) && similarity >= NEAR_EXAMPLE);
  return MARGIN + (isTopical ? MARGIN_OF_TOPIC : 0);
}

/** Chooses the candidate with the highest sum of weights. */
export const chooseByWeights =
  (weights: ChoiceWeights): ChooseCandidate =>
  (candidates, context) => {
    const message = scoreMessage(context);
    return candidates
      .map((candidate) => ({
        candidate,
        score:
          scoreFeatures(readFeatures(candidate, message), weights) +
          (candidate.kinds.some((kind) => OF_RULES.includes(kind))
            ? marginOf(candidate, context)
            : 0),
      }))
      .reduce((best, other) => (other.score > best.score ? other : best)).candidate;
  };

/** “Why?” and “is that so?” are about the last reply, and no search finds what they mean. */
function isAboutReply(context: ReplyContext): boolean {
  const { question, previousReplies } = context;
  const hasNoWords = question.terms.length === 0;
  return (
    previousReplies.length > 1 && (asksBareWhy(context) || (hasNoWords && isQuestion(question)))
  );
}

/** The drafts of the best candidate; those of the rules for a message in another language than the page. */
export function chooseDrafts(
  byRules: ReplyDraft[],
  context: ReplyContext,
  choose: ChooseCandidate,
): ReplyDraft[] {
  const isPassage = continuesGame(byRules[0], context);
  if (isFixed(byRules, context) || (isAboutReply(context) && !isPassage) || asksBareWhy(context))
    return byRules;
  // The weights were learnt with a library and in the language of the page.
  const { base, question, language } = context;
  if (base.content.games.length === 0 || question.language !== language) return byRules;
  const [first, ...all] = listCandidates(context, byRules);
  const isSure = isPassage && isSureFollowUp(context);
  const others = all.filter(
    ({ drafts: [draft] }) =>
      // “Where is it set?” is no question for the devices.
      !isPassage || (isSure ? isKeyOf(PASSAGES, draft) : !isKeyOf(OF_RECORD, draft)),
  );
  return first === undefined ? byRules : choose([first, ...others], context).drafts;
}
