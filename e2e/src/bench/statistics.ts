/** Middle and 99th percentile of some times, in their own unit. */
export interface Figures {
  median: number;
  p99: number;
}

/** @throws RangeError without a value */
export const figuresOf = (values: readonly number[]): Figures => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const [median, p99] = [at(0.5), at(0.99)];
  if (median === undefined || p99 === undefined) throw new RangeError('nothing was measured');
  return { median, p99 };
};
