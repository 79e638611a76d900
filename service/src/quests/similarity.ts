import { bigramsOf, fold, runsOf } from '../search/fold';

/** Marks word boundaries in scripts with spaces, so that `no` is not a part of `knock`. */
const bigramSet = (text: string): Set<string> =>
  new Set(runsOf(fold(text)).flatMap((run) => bigramsOf(run.isDense ? run.text : `<${run.text}>`)));

/** Minimum score of a text that is completely contained in a candidate of any length. */
const CONTAINED_SCORE = 0.5;
/** Bigrams of a word of four letters. Two characters of a dense script are as distinctive. */
const MIN_DISTINCTIVE_BIGRAMS = 5;
const isDistinctive = (pairs: Set<string>) =>
  pairs.size >= MIN_DISTINCTIVE_BIGRAMS ||
  [...pairs].some((pair) => /^[^<>\p{Script=Latin}]{2}/u.test(pair));

/**
 * Similarity of two texts, 0 to 1: cosine of their character bigrams, at least one half when a distinctive text is
 * contained in the candidate.
 */
export function similarity(typed: string, candidate: string): number {
  const [a, b] = [bigramSet(typed), bigramSet(candidate)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  if (shared === 0) return 0;
  const cosine = shared / Math.sqrt(a.size * b.size);
  return shared === a.size && isDistinctive(a) ? Math.max(CONTAINED_SCORE, cosine) : cosine;
}

const MIN_SCORE = 0.4;
/** A smaller lead over the second candidate is ambiguous. */
const MIN_LEAD = 0.1;

/**
 * The candidate that is most similar to a typed text, unless the score is low or ambiguous. Of several texts of a
 * candidate (languages) the best one counts.
 */
export function findClosest<Candidate>(
  typed: string,
  candidates: Candidate[],
  textsOf: (candidate: Candidate) => string[],
): Candidate | undefined {
  const [best, second] = candidates
    .map((candidate) => ({
      candidate,
      score: Math.max(0, ...textsOf(candidate).map((text) => similarity(typed, text))),
    }))
    .sort((one, other) => other.score - one.score);
  if (best === undefined || best.score < MIN_SCORE) return undefined;
  return second !== undefined && best.score - second.score < MIN_LEAD ? undefined : best.candidate;
}
