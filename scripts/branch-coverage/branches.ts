import { z } from 'zod';

export interface Branches {
  total: number;
  covered: number;
}

const summarySchema = z.record(
  z.string(),
  z.object({ branches: z.object({ total: z.number(), covered: z.number() }) }),
);

/**
 * Branch counts per file, from Jest's `coverage-summary.json`.
 * @param text of that file
 * @param root what paths in it begin with
 */
export function readSummary(text: string, root: string): Map<string, Branches> {
  const files = Object.entries(summarySchema.parse(JSON.parse(text)));
  return new Map(
    files
      .filter(([file]) => file !== 'total')
      .map(([file, { branches }]) => [file.replace(`${root}/`, ''), branches]),
  );
}

export function byFolder(files: Map<string, Branches>, depth: number): Map<string, Branches> {
  const sums = new Map<string, Branches>();
  for (const [file, { total, covered }] of files) {
    const folder = file.split('/').slice(0, -1).slice(0, depth).join('/');
    const sum = sums.get(folder) ?? { total: 0, covered: 0 };
    sums.set(folder, { total: sum.total + total, covered: sum.covered + covered });
  }
  return sums;
}

/** Percentage, rounded down to one decimal; 100 without branches. */
export const shareOf = ({ total, covered }: Branches): number =>
  total === 0 ? 100 : Math.floor((covered / total) * 1000) / 10;

export const leastCoveredFiles = (
  files: Map<string, Branches>,
  most: number,
): [string, Branches][] =>
  [...files]
    .filter(([, { total, covered }]) => covered < total)
    .sort(([, a], [, b]) => b.total - b.covered - (a.total - a.covered))
    .slice(0, most);
