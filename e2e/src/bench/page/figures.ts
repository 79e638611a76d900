import { spreadOf, type Spread } from '../../harness/statistics';
import type { PageVisit } from './page-visit';

/** What is measured, in the order in which it is shown. */
export const FIGURES = ['fcp', 'lcp', 'hydrated', 'scriptsBefore', 'scripts'] as const;
export type Figure = (typeof FIGURES)[number];

/** Figures of one variant over all rounds; null where there is nothing to measure. */
export type Figures = Record<Figure, Spread | null>;

export const KB = 1024;
const EQUAL_WITHIN = 0.05;

export function figuresOf(visits: readonly PageVisit[]): Figures {
  const of = (figure: Figure): Spread | null => {
    const values = visits.map((visit) => visit[figure]).filter((value) => value !== null);
    return values.length > 0 ? spreadOf(values) : null;
  };
  const entries = FIGURES.map((figure) => [figure, of(figure)] as const);
  return Object.fromEntries(entries) as Figures;
}

/** Ratio of the medians; null where either was not measured or is 0. */
export const ratioOf = (one: Spread | null, other: Spread | null): number | null =>
  one && other && other.median > 0 ? one.median / other.median : null;

/** Differences up to 5 % are within the noise of such a measurement. */
export const isEqual = (ratio: number): boolean => Math.abs(ratio - 1) <= EQUAL_WITHIN;

/** The values in random order (Fisher and Yates). */
export function shuffled<Value>(values: readonly Value[], random = Math.random): Value[] {
  const left = [...values];
  const result: Value[] = [];
  while (left.length > 0) result.push(...left.splice(Math.floor(random() * left.length), 1));
  return result;
}

const TITLES: Record<Figure, string> = {
  fcp: 'FCP ms',
  lcp: 'LCP ms',
  hydrated: 'hydrated ms',
  scriptsBefore: 'JS before KB',
  scripts: 'JS in all KB',
};

function showFigure(figure: Figure, spread: Spread | null): string {
  if (!spread) return 'n/a';
  const show = (value: number): string =>
    figure.startsWith('scripts') ? (value / KB).toFixed(1) : value.toFixed(0);
  const { median, min, max } = spread;
  return min === max ? show(median) : `${show(median)} (${show(min)}–${show(max)})`;
}

/** Median (min–max) of every figure and variant. */
export const figureRows = (measured: ReadonlyMap<string, Figures>): string[][] => [
  ['variant', ...FIGURES.map((figure) => TITLES[figure])],
  ...[...measured].map(([name, figures]) => [
    name,
    ...FIGURES.map((figure) => showFigure(figure, figures[figure])),
  ]),
];

/** Ratios of the medians of one variant to those of each other one. */
export function ratioRows(name: string, measured: ReadonlyMap<string, Figures>): string[][] {
  const base = measured.get(name);
  const show = (ratio: number | null): string =>
    ratio === null ? 'n/a' : `${ratio.toFixed(2)}${isEqual(ratio) ? ' (equal)' : ''}`;
  const others = [...measured].filter(([other]) => other !== name);
  return [
    [`${name} to`, ...FIGURES.map((figure) => TITLES[figure].replace(/ \w+$/, ''))],
    ...others.map(([other, figures]) => [
      other,
      ...FIGURES.map((figure) => show(ratioOf(base?.[figure] ?? null, figures[figure]))),
    ]),
  ];
}
