import { textTable } from '../../harness/text';
import { spreadOf } from '../page/statistics';

/** One line of the result: what was measured, and beside it what it is compared with, in ms and of the same run. */
export interface Measured {
  name: string;
  times: number[];
  /** What the same machine needs for something well known. */
  beside: { name: string; times: number[] } | null;
  /** The most that the median may be, in ms. */
  goal: number | null;
}

const show = (ms: number): string =>
  ms < 10
    ? `${ms.toFixed(1)} ms`
    : ms < 10_000
      ? `${ms.toFixed(0)} ms`
      : `${(ms / 1000).toFixed(1)} s`;

function showSpread(times: readonly number[]): string {
  const { median, min, max } = spreadOf(times);
  return min === max ? show(median) : `${show(median)} (${show(min)}–${show(max)})`;
}

/** Medians (min–max), ratios to what was measured beside, and goals. */
export function measuredTable(measured: readonly Measured[]): string {
  const rows = measured.map(({ name, times, beside, goal }) => {
    const { median } = spreadOf(times);
    const ratio = beside && (median / spreadOf(beside.times).median).toFixed(2);
    return [
      name,
      showSpread(times),
      beside ? `${beside.name} ${showSpread(beside.times)}` : '',
      ratio ?? '',
      goal === null ? '' : `${median <= goal ? '✓' : '✗'} ${show(goal)}`,
    ];
  });
  return textTable([['', 'median (min–max)', 'beside', 'ratio', 'goal'], ...rows]);
}

/** Every goal was reached. */
export const isReached = (measured: readonly Measured[]): boolean =>
  measured.every(({ times, goal }) => goal === null || spreadOf(times).median <= goal);
