export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The value below which a share of all values lies; 0 without a value. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle value, or the mean of the two middle ones; 0 without a value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sorted.length % 2 === 0 ? ((sorted[sorted.length / 2 - 1] ?? upper) + upper) / 2 : upper;
}

/** @throws RangeError without a value */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new RangeError('nothing was measured');
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

export async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ ms: number; result: Result }> {
  const startedAt = performance.now();
  const result = await work();
  return { ms: performance.now() - startedAt, result };
}
