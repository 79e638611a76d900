import { textTable } from '../harness/text';
import { NOT_DONE, ROWS, ROW_NUMBERS, type RowNumber } from './fault-table';

/** What became of one drill. */
export interface Outcome {
  rows: readonly RowNumber[];
  name: string;
  /** `undone`: this machine lacks what it takes. */
  result: 'held' | 'broken' | 'undone';
  /** What was measured, what did not hold, or what is lacking. */
  said: string;
  ms: number;
}

/** Characters of a cell on the terminal; the file has everything. */
const SHOWN = 110;
const MARKS: Record<Outcome['result'], string> = { held: '✓', broken: '✗', undone: '–' };
const ANY_ROW = 'other';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

interface ReportLine {
  row: string;
  fault: string;
  drill: string;
  result: string;
  said: string;
  time: string;
}

/** One line a row and drill, rows in order; a row that nothing was run for says why. */
function linesOf(outcomes: readonly Outcome[], chosen: readonly RowNumber[]): ReportLine[] {
  const line = (row: string, fault: string, outcome: Outcome): ReportLine => ({
    row,
    fault,
    drill: outcome.name,
    result: `${MARKS[outcome.result]} ${outcome.result}`,
    said: outcome.said.replace(/\s+/g, ' '),
    time: seconds(outcome.ms),
  });
  const ofRows = chosen.flatMap((row) => {
    const own = outcomes.filter(({ rows }) => rows.includes(row));
    const lines = own.map((outcome) => line(String(row), ROWS[row], outcome));
    const missing = own.length === 0 ? 'not in this run' : '';
    const said = NOT_DONE[row] ?? missing;
    const rest = { row: String(row), fault: ROWS[row], drill: '', result: '– left out', time: '' };
    return said === '' ? lines : [...lines, { ...rest, said }];
  });
  const others = outcomes.filter(({ rows }) => rows.length === 0);
  return [...ofRows, ...others.map((outcome) => line(ANY_ROW, '', outcome))];
}

/** The table for the terminal. */
export function reportText(
  outcomes: readonly Outcome[],
  chosen: readonly RowNumber[] = ROW_NUMBERS,
): string {
  const rows = linesOf(outcomes, chosen).map(({ row, fault, drill, result, said, time }) => [
    `${row.padStart(5)} ${result.slice(0, 1)} ${cut(drill || fault, SHOWN)}`,
    time,
    result.startsWith('✓') ? '' : cut(said, SHOWN),
  ]);
  return textTable([['  row', 'time', ''], ...rows]);
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The same as Markdown, with what was injected, expected and measured. */
export function reportMarkdown(
  outcomes: readonly Outcome[],
  { at, form }: { at: Date; form: string },
): string {
  const count = (result: Outcome['result']) =>
    outcomes.filter((one) => one.result === result).length;
  const body = linesOf(outcomes, ROW_NUMBERS).map(
    ({ row, fault, drill, result, said, time }) =>
      `| ${[row, fault, drill, result, said, time].map(cell).join(' | ')} |`,
  );
  return [
    `# Fault drills, ${at.toISOString()} (${form})`,
    '',
    `${count('held')} held, ${count('broken')} broken, ${count('undone')} could not be done here.`,
    '',
    '| Row | Fault | Injected, and what must happen | Result | Measured | Time |',
    '| --- | --- | --- | --- | --- | --- |',
    ...body,
    '',
  ].join('\n');
}
