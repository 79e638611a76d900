import { textTable } from '../../harness/text';
import { FIGURES, ratioOf, type Figure, type Figures } from './figures';
import { KB, type Goal } from './goals';
import { isEqual, type Spread } from './statistics';

const TITLES: Record<Figure, string> = {
  fcp: 'FCP ms',
  lcp: 'LCP ms',
  hydrated: 'hydrated ms',
  scriptsBefore: 'JS before KB',
  scripts: 'JS in all KB',
};
const isSize = (figure: Figure): boolean => figure.startsWith('scripts');

function cell(figure: Figure, spread: Spread | null): string {
  if (!spread) return '-';
  const show = (value: number): string =>
    isSize(figure) ? (value / KB).toFixed(1) : value.toFixed(0);
  const { median, min, max } = spread;
  return min === max ? show(median) : `${show(median)} (${show(min)}–${show(max)})`;
}

/** Median (min–max) of every figure and variant. */
export function figureTable(measured: ReadonlyMap<string, Figures>): string {
  return textTable([
    ['variant', ...FIGURES.map((figure) => TITLES[figure])],
    ...[...measured].map(([name, figures]) => [
      name,
      ...FIGURES.map((figure) => cell(figure, figures[figure])),
    ]),
  ]);
}

/** Medians of `one` in relation to those of each other variant. */
export function ratioTable(one: string, measured: ReadonlyMap<string, Figures>): string {
  const base = measured.get(one);
  const others = [...measured].filter(([name]) => name !== one);
  const show = (ratio: number | null): string =>
    ratio === null ? '-' : `${ratio.toFixed(2)}${isEqual(ratio) ? ' (equal)' : ''}`;
  return textTable([
    [`${one} to`, ...FIGURES.map((figure) => TITLES[figure].replace(/ \w+$/, ''))],
    ...others.map(([name, figures]) => [
      name,
      ...FIGURES.map((figure) => show(ratioOf(base?.[figure] ?? null, figures[figure]))),
    ]),
  ]);
}

export const goalTable = (goals: readonly Goal[]): string =>
  textTable(
    goals.map(({ name, reached, figure }) => [
      `${reached ? '✓ reached    ' : '✗ not reached'} ${name}`,
      figure,
    ]),
  );
