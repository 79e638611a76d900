import { median } from '../../harness/statistics';
import { showMs, showSpread, type Goal } from '../bench';

/** Times in ms. */
export interface Measurement {
  name: string;
  times: number[];
  /** What the same machine needs for something well known in the same run. */
  reference: { name: string; times: number[] } | null;
  /** Maximum of the median in ms. */
  maxMs: number | null;
}

/** Medians (min–max), and ratios to the references. */
export const measurementRows = (measurements: readonly Measurement[]): string[][] => [
  ['', 'median (min–max)', 'reference', 'ratio'],
  ...measurements.map(({ name, times, reference }) => [
    name,
    showSpread(times),
    reference ? `${reference.name} ${showSpread(reference.times)}` : 'none',
    reference ? (median(times) / median(reference.times)).toFixed(2) : 'n/a',
  ]),
];

export const goalsOf = (measurements: readonly Measurement[]): Goal[] =>
  measurements.flatMap(({ name, times, maxMs }) => {
    if (maxMs === null) return [];
    const figure = showMs(median(times));
    return [
      { name: `${name} at most ${showMs(maxMs)}`, figure, isReached: median(times) <= maxMs },
    ];
  });
