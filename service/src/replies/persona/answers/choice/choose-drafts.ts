import { CRISIS_KEYS, MEMORY_KEYS, type WordingKey } from '../../wording/wording-keys';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { readFeatures } from './candidate-features';
import { BY_RULES, listCandidates, type Candidate } from './candidates';
import { scoreMessage } from './message-scores';

/** Weights of features of candidates, which `replies/choice` learnt. */
export type ChoiceWeights = Readonly<Record<string, number>>;

/** Chooses among what could answer a message; the first is what the rules chose. */
export type ChooseCandidate = (
  candidates: [Candidate, ...Candidate[]],
  context: ReplyContext,
) => Candidate;

/** By how much another candidate must be better than that of the rules. */
const MARGIN = 1.5;

/** Replies that act, that a wrong choice would make dangerous, or whose rule is surer than any weights. */
const FIXED: readonly WordingKey[] = [
  ...CRISIS_KEYS,
  ...MEMORY_KEYS,
  'recommend',
  'recommendOwn',
  'traitYes',
  'traitNo',
  'known',
  'unknownAbout',
];

const isFixed = ([draft]: ReplyDraft[]): boolean =>
  draft === undefined || !('key' in draft) || FIXED.includes(draft.key);

/** Chooses the candidate with the highest sum of weights. */
export const chooseByWeights =
  (weights: ChoiceWeights): ChooseCandidate =>
  (candidates, context) => {
    const message = scoreMessage(context);
    const scoreOf = (candidate: Candidate): number => {
      let score = candidate.kinds.includes(BY_RULES) ? MARGIN : 0;
      for (const [feature, value] of readFeatures(candidate, message))
        score += value * (weights[feature] ?? 0);
      return score;
    };
    return candidates
      .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
      .reduce((best, other) => (other.score > best.score ? other : best)).candidate;
  };

/** The drafts of the best candidate; those of the rules for a message in another language than the page. */
export function chooseDrafts(
  byRules: ReplyDraft[],
  context: ReplyContext,
  choose: ChooseCandidate,
): ReplyDraft[] {
  if (isFixed(byRules) || context.question.language !== context.language) return byRules;
  const [first, ...others] = listCandidates(context, byRules);
  return first === undefined ? byRules : choose([first, ...others], context).drafts;
}
