import { failed, passed, skipped, type CaseResult, type CheckResult } from '../harness/results';
import { reportMarkdown, reportText } from './report';

const result = (rows: number[], check: CheckResult, note: string, ms: number): CaseResult => ({
  ...{ name: check.name, group: '', rows, ms, note, checks: [check], attachments: {} },
});

const RESULTS: readonly CaseResult[] = [
  result([3, 10], passed('a byte is flipped'), 'after 12 ms', 1_234),
  result([17], failed('nothing responds', 'a | b\nc'), '', 20_500),
  result([40], skipped('the disk is full', 'no root'), '', 10),
  result([], passed('a second start'), '', 5),
];

describe('the report of fault drills', () => {
  const text = reportMarkdown(RESULTS, {
    at: new Date('2026-11-21T12:00:00Z'),
    form: 'full form',
  });
  const lines = text.split('\n');

  it('contains the counts, the time and the form of the run', () => {
    expect(text).toContain('# Fault drills, 2026-11-21T12:00:00.000Z (full form)');
    expect(text).toContain('2 held, 1 broken, 1 skipped.');
  });

  it('shows a drill in each of its rows, with its note and its duration', () => {
    const shown = lines.filter((line) => line.includes('a byte is flipped'));
    expect(shown).toEqual([
      '| 3 | a byte of a chunk is flipped | a byte is flipped | ✓ held | after 12 ms | 1.2 s |',
      '| 10 | a style sheet fails | a byte is flipped | ✓ held | after 12 ms | 1.2 s |',
    ]);
  });

  it('contains every row, also those that were not run', () => {
    expect(lines.filter((line) => /^\| \d+ \|/.test(line)).length).toBeGreaterThanOrEqual(47);
    expect(text).toContain(
      '| 39 | the database is down, slow or locked |  | – left out | not in this run |  |',
    );
  });

  it('escapes the message of a failure', () => {
    expect(text).toContain(String.raw`| ✗ broken | a \| b c | 20.5 s |`);
  });

  it('shows failures with their messages on the terminal', () => {
    const line = reportText(RESULTS)
      .split('\n')
      .find((one) => one.includes('nothing responds'));
    expect(line).toMatch(/17 ✗ nothing responds +20\.5 s +a \| b c$/);
  });
});
