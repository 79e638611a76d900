import type { Table } from './bench';
import type { BenchReport } from './report';
import type { BenchRun } from './run-bench';

type Tables = Pick<BenchRun, 'name' | 'tables'>;

/** Counts in names depend on the options of a run. */
const withoutNumbers = (text: string): string => text.replaceAll(/(?<![\w.])\d[\d.]*/g, '#').trim();
const toLine = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function toMarkdownTable({ title, rows: [header = [], ...rows] }: Table): string {
  const divider = header.map((_, column) => (column === 0 ? '---' : '--:'));
  return `### ${title}\n\n${[header, divider, ...rows].map(toLine).join('\n')}\n`;
}

/** `docs/figures.md` from a report. */
export function toFiguresDocument(report: BenchReport): string {
  const { startedAt, commit, machine, loadBefore, loadAfter, benches } = report;
  const parts = benches.map(
    ({ name, tables }) => `## ${name}\n\n${tables.map(toMarkdownTable).join('\n')}`,
  );
  return `# Figures

Written by \`npm run bench -- all\` on a quiet machine; \`npm test\` fails when a figure has no place here. \`–\` was not
measured yet. Goals and ratios count more than times, which depend on the machine.

- measured: ${startedAt}
- commit: ${commit}
- machine: ${machine}
- load average: ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after

${parts.join('\n')}`;
}

/** `bench / table / column or row` of each figure, without numbers. */
const placesOf = ({ name, tables }: Tables): string[] =>
  tables.flatMap(({ title, rows: [header = [], ...rows] }) =>
    [...header.slice(1), ...rows.map(([first = '']) => first)].map((place) =>
      withoutNumbers(`${name} / ${title} / ${place}`),
    ),
  );

function readTables(document: string): Tables[] {
  return document
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...tables] = part.split(/^### /m);
      return {
        name: name.trim(),
        tables: tables.map((text) => {
          const [title = '', ...lines] = text.split('\n');
          const rows = lines
            .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line))
            .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
            .map((cells) => cells.map((cell) => cell.trim().replaceAll('\\|', '|')));
          return { title, rows };
        }),
      };
    });
}

/** What a run measured and the document has no place for. */
export function missingPlaces(document: string, run: Tables): string[] {
  const known = new Set(readTables(document).flatMap(placesOf));
  return [...new Set(placesOf(run))].filter((place) => !known.has(place));
}
