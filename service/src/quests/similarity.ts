import { bigramsOf, fold, runsOf } from '../search/fold';

/** Word ends count for scripts with spaces, so that `no` is not a part of `knock`. */
const bigramSet = (text: string): Set<string> =>
  new Set(runsOf(fold(text)).flatMap((run) => bigramsOf(run.isDense ? run.text : `<${run.text}>`)));

/** What stands whole inside a choice means it, however long the choice is. */
const CONTAINED_SCORE = 0.5;
/** A word of four letters; two characters of a dense script say as much. */
const MIN_DISTINCTIVE_BIGRAMS = 5;
const isDistinctive = (pairs: Set<string>) =>
  pairs.size >= MIN_DISTINCTIVE_BIGRAMS ||
  [...pairs].some((pair) => /^[^<>\p{Script=Latin}]{2}/u.test(pair));

/**
 * How much a text says what another means, 0 to 1: the pairs of characters they share, against the size of both; at
 * least one half when a telling word is wholly found in the other.
 */
export function similarity(typed: string, candidate: string): number {
  const [a, b] = [bigramSet(typed), bigramSet(candidate)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  if (shared === 0) return 0;
  const cosine = shared / Math.sqrt(a.size * b.size);
  return shared === a.size && isDistinctive(a) ? Math.max(CONTAINED_SCORE, cosine) : cosine;
}

const MIN_SCORE = 0.4;
/** A text that is about as close to a second candidate means neither. */
const MIN_LEAD = 0.1;

/**
 * The candidate that a typed text means: the one it is most like, if it is like it enough and clearly more than any
 * other. A candidate may be written in several languages; its best one counts.
 */
export function findClosest<Candidate>(
  typed: string,
  candidates: Candidate[],
  textsOf: (candidate: Candidate) => string[],
): Candidate | undefined {
  const [best, second] = candidates
    .map((candidate) => ({
      candidate,
      score: Math.max(0, ...textsOf(candidate).map((wording) => similarity(typed, wording))),
    }))
    .sort((one, other) => other.score - one.score);
  if (best === undefined || best.score < MIN_SCORE) return undefined;
  return second !== undefined && best.score - second.score < MIN_LEAD ? undefined : best.candidate;
}
