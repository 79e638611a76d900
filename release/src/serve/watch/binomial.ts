/** `ln(n!)` of every n so far. */
const LOG_FACTORIALS = [0];

function logFactorial(n: number): number {
  for (let next = LOG_FACTORIALS.length; next <= n; next += 1)
    LOG_FACTORIALS.push((LOG_FACTORIALS.at(-1) ?? 0) + Math.log(next));
  return LOG_FACTORIALS[n] ?? 0;
}

/** Probability of exactly `k` successes in `n` trials of probability `p`, which is neither 0 nor 1. */
const exactly = (k: number, n: number, p: number): number =>
  Math.exp(
    logFactorial(n) -
      logFactorial(k) -
      logFactorial(n - k) +
      k * Math.log(p) +
      (n - k) * Math.log1p(-p),
  );

/** Probability of at least `k` successes; for `k` above the mean, where the terms only decrease. */
function atLeast(k: number, n: number, p: number): number {
  let term = exactly(k, n, p);
  let sum = term;
  for (let count = k; count < n && term > sum * 1e-12; count += 1) {
    term *= ((n - count) / (count + 1)) * (p / (1 - p));
    sum += term;
  }
  return sum;
}

const BISECTIONS = 40;

/**
 * The smallest probability of a success that `k` successes in `n` trials leave possible: with a smaller one, as many occur
 * with probability `alpha` at most (Clopper and Pearson).
 */
export function lowerBound(k: number, n: number, alpha: number): number {
  let [low, high] = [0, k / n];
  for (let step = 0; step < BISECTIONS && high > 0; step += 1) {
    const middle = (low + high) / 2;
    if (atLeast(k, n, middle) < alpha) low = middle;
    else high = middle;
  }
  return low;
}

/** The largest probability that they leave possible. */
export const upperBound = (k: number, n: number, alpha: number): number =>
  1 - lowerBound(n - k, n, alpha);

/** The number of successes that is exceeded with probability `alpha` at most. */
export function likelyMaximum(n: number, p: number, alpha: number): number {
  if (p >= 1) return n;
  let most = Math.ceil(n * p);
  while (most < n && atLeast(most + 1, n, p) > alpha) most += 1;
  return most;
}
