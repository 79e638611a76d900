import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textTable } from '../harness/text';
import type { Table } from './bench';
import type { BenchRun } from './run-bench';

export interface BenchReport {
  /** ISO 8601. */
  startedAt: string;
  commit: string;
  machine: string;
  loadBefore: number;
  loadAfter: number;
  /** Other processes used the machine when the run began: not to be compared. */
  isBusy: boolean;
  benches: readonly BenchRun[];
}

const PREFIX = 'bench-';
const MISSING = /^-?$|NaN|Infinity|undefined|not measured/;

/** Cells that should hold a figure and do not, each as `table: row, column`. */
export function missingFigures(tables: readonly Table[]): string[] {
  if (tables.length === 0) return ['no table was printed'];
  return tables.flatMap(({ title, rows: [header = [], ...rows] }) =>
    rows.flatMap((row) =>
      header
        .slice(1)
        .flatMap((name, index) =>
          MISSING.test(row[index + 1] ?? '') ? [`${title}: ${row[0] ?? ''}, ${name}`] : [],
        ),
    ),
  );
}

const leadingNumber = (cell: string | undefined): number =>
  Number(/^[\d.]+/.exec(cell ?? '')?.[0] ?? NaN);

/** Adds `×1.05` to each figure that the last report has too: the ratio of this one to it. */
export function withRatios({ title, rows }: Table, last: Table | undefined): Table {
  if (!last) return { title, rows };
  const compared = rows.map((row) => {
    const before = last.rows.find(([name]) => name === row[0]);
    return row.map((cell, column) => {
      const ratio = leadingNumber(cell) / leadingNumber(before?.[column]);
      return column > 0 && Number.isFinite(ratio) ? `${cell} ×${ratio.toFixed(2)}` : cell;
    });
  });
  return { title, rows: compared };
}

export function toMarkdown(report: BenchReport, last: BenchReport | null): string {
  const isCompared = last !== null && !report.isBusy;
  const tableBefore = (bench: string, title: string): Table | undefined =>
    last?.benches.find(({ name }) => name === bench)?.tables.find((table) => table.title === title);
  const sections = report.benches.map(({ name, tables }) => {
    const shown = tables.map((table) =>
      isCompared ? withRatios(table, tableBefore(name, table.title)) : table,
    );
    const blocks = shown.map(
      ({ title, rows }) => `${title}\n\n\`\`\`text\n${textTable(rows)}\n\`\`\``,
    );
    return `## ${name}\n\n${blocks.join('\n\n')}\n`;
  });
  const comparison = isCompared
    ? `× is the ratio to the report of ${last.startedAt} (${last.commit})`
    : report.isBusy
      ? '**the machine was busy: these figures are not comparable**'
      : 'the first report on a quiet machine';
  return `# Benchmarks of ${report.startedAt}

- commit: ${report.commit}
- machine: ${report.machine}
- load average: ${report.loadBefore.toFixed(1)} before, ${report.loadAfter.toFixed(1)} after
- comparison: ${comparison}

${sections.join('\n')}`;
}

/** The newest report in the folder of a machine that was not busy. */
export function readLastReport(folder: string): BenchReport | null {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const names = files.filter((name) => name.startsWith(PREFIX) && name.endsWith('.json'));
  const reports = names
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as BenchReport);
  return reports.findLast(({ isBusy }) => !isBusy) ?? null;
}

/** @returns the Markdown file; the JSON file is beside it */
export function writeBenchReport(folder: string, report: BenchReport): string {
  const last = readLastReport(folder);
  const name = PREFIX + report.startedAt.slice(0, 19).replaceAll(':', '');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  const file = path.join(folder, `${name}.md`);
  writeFileSync(file, toMarkdown(report, last));
  return file;
}
