import { spreadOf, type Spread } from './statistics';
import type { Visit } from './visit';

/** What is measured, in the order in which it is shown. */
export const FIGURES = ['fcp', 'lcp', 'hydrated', 'scriptsBefore', 'scripts'] as const;
export type Figure = (typeof FIGURES)[number];

/** Figures of one variant over all rounds; null where there is nothing to measure. */
export type Figures = Record<Figure, Spread | null>;

export function figuresOf(visits: readonly Visit[]): Figures {
  const of = (figure: Figure): Spread | null => {
    const values = visits.map((visit) => visit[figure]).filter((value) => value !== null);
    return values.length > 0 ? spreadOf(values) : null;
  };
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    hydrated: of('hydrated'),
    scriptsBefore: of('scriptsBefore'),
    scripts: of('scripts'),
  };
}

/** Median of one to median of the other; null where either was not measured or is 0. */
export function ratioOf(one: Spread | null, other: Spread | null): number | null {
  return one && other && other.median > 0 ? one.median / other.median : null;
}
