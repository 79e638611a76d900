export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** @throws RangeError without a value */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const min = sorted[0];
  const max = sorted.at(-1);
  if (upper === undefined || min === undefined || max === undefined) {
    throw new RangeError('nothing was measured');
  }
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? upper) : upper;
  return { median: (lower + upper) / 2, min, max };
}

/** The values in an order of chance (Fisher and Yates). */
export function shuffled<Value>(values: readonly Value[], random = Math.random): Value[] {
  const left = [...values];
  const drawn: Value[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}

const EQUAL_WITHIN = 0.05;

/** Differences this small are within the noise of such a measurement. */
export const isEqual = (ratio: number): boolean => Math.abs(ratio - 1) <= EQUAL_WITHIN;
