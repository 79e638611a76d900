import { countOutcomes, type CaseResult, type CheckResult } from '../harness/results';
import { textTable } from '../harness/text';
import { NOT_DONE, ROW_NUMBERS, ROWS, type RowNumber } from './fault-table';

/** Characters of a cell on the terminal; the file has the whole text. */
const MAX_CELL = 110;
const MARKS: Record<CheckResult['outcome'], string> = {
  passed: '✓ held',
  failed: '✗ broken',
  flaky: '~ flaky',
  skipped: '– skipped',
};

const cut = (text: string): string =>
  text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text;

interface ReportLine {
  row: string;
  fault: string;
  drill: string;
  result: string;
  note: string;
  time: string;
}

/** One line per row and drill, rows in order; a row without a result gets a reason. */
function linesOf(results: readonly CaseResult[], rows: readonly RowNumber[]): ReportLine[] {
  const line = (row: string, fault: string, { name, checks, note, ms }: CaseResult): ReportLine => {
    const [{ outcome, problem } = { outcome: 'passed' as const, problem: null }] = checks;
    const text = (problem ?? note).replace(/\s+/g, ' ');
    const time = `${(ms / 1000).toFixed(1)} s`;
    return { row, fault, drill: name, result: MARKS[outcome], note: text, time };
  };
  const ofRows = rows.flatMap((row) => {
    const found = results.filter((result) => result.rows.includes(row));
    const lines = found.map((result) => line(String(row), ROWS[row], result));
    const reason = NOT_DONE[row] ?? (found.length === 0 ? 'not in this run' : null);
    if (reason === null) return lines;
    const [number, result] = [String(row), '– left out'];
    return [...lines, { row: number, fault: ROWS[row], drill: '', result, note: reason, time: '' }];
  });
  const others = results.filter((result) => result.rows.length === 0);
  return [...ofRows, ...others.map((result) => line('other', '', result))];
}

export function reportText(
  results: readonly CaseResult[],
  rows: readonly RowNumber[] = ROW_NUMBERS,
): string {
  const lines = linesOf(results, rows).map(({ row, fault, drill, result, note, time }) => [
    `${row.padStart(5)} ${result.slice(0, 1)} ${cut(drill || fault)}`,
    time,
    result.startsWith('✓') ? '' : cut(note),
  ]);
  return textTable([['  row', 'time', ''], ...lines]);
}

export function reportMarkdown(
  results: readonly CaseResult[],
  { at, form }: { at: Date; form: string },
): string {
  const { passed, failed, skipped } = countOutcomes(results);
  const lines = linesOf(results, ROW_NUMBERS).map((line) => {
    const cells = Object.values(line).map((text: string) => text.replaceAll('|', '\\|'));
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `# Fault drills, ${at.toISOString()} (${form})`,
    '',
    `${passed} held, ${failed} broken, ${skipped} skipped.`,
    '',
    '| Row | Fault | Injected, and what must happen | Result | Measured | Time |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}
