import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingPlaces, toFiguresDocument } from './figures-document';
import {
  missingFigures,
  readLastReport,
  toMarkdown,
  withRatios,
  writeBenchReport,
  type BenchReport,
} from './report';

const TABLE = {
  title: 'search',
  rows: [
    ['query', 'ms'],
    ['title', '2.0 ms (1.0–3.0)'],
  ],
};
const report = (changes: Partial<BenchReport> = {}): BenchReport => ({
  startedAt: '2026-11-22T10:00:00.000Z',
  commit: 'a1',
  machine: '2 × processor',
  loadBefore: 0.1,
  loadAfter: 1.5,
  isBusy: false,
  benches: [{ name: 'search', tables: [TABLE], isReached: true }],
  ...changes,
});

describe('a bench', () => {
  it('has all figures when every cell has one', () => {
    expect(missingFigures([TABLE])).toEqual([]);
  });

  it.each(['', '-', 'NaN ms', 'not measured', undefined])(
    'lacks a figure when a cell is %p',
    (cell) => {
      const rows = [
        ['query', 'ms'],
        ['title', ...(cell === undefined ? [] : [cell])],
      ];
      expect(missingFigures([{ title: 'search', rows }])).toEqual(['search: title, ms']);
    },
  );

  it('lacks figures when it printed no table', () => {
    expect(missingFigures([])).toEqual(['no table was printed']);
  });
});

describe('the report of all benches', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'huoban-bench-report-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('has the ratio of each figure to the same one of the last report', () => {
    const last = {
      ...TABLE,
      rows: [
        ['query', 'ms'],
        ['title', '1.6 ms'],
      ],
    };
    expect(withRatios(TABLE, last).rows).toEqual([
      ['query', 'ms'],
      ['title', '2.0 ms (1.0–3.0) ×1.25'],
    ]);
  });

  it('leaves figures alone that the last report did not have', () => {
    const last = {
      ...TABLE,
      rows: [
        ['query', 'ms'],
        ['text', '1.6 ms'],
      ],
    };
    expect(withRatios(TABLE, last)).toEqual(TABLE);
    expect(withRatios(TABLE, undefined)).toEqual(TABLE);
  });

  it('is compared with the newest report of a quiet machine', () => {
    writeBenchReport(folder, report());
    writeBenchReport(folder, report({ startedAt: '2026-11-22T11:00:00.000Z', isBusy: true }));
    const file = writeBenchReport(folder, report({ startedAt: '2026-11-22T12:00:00.000Z' }));
    expect(readFileSync(file, 'utf8')).toContain(
      'ratio to the report of 2026-11-22T10:00:00.000Z (a1)',
    );
    expect(readFileSync(file, 'utf8')).toContain('×1.00');
    expect(readLastReport(folder)?.startedAt).toBe('2026-11-22T12:00:00.000Z');
  });

  it('is not compared when the machine was busy', () => {
    const text = toMarkdown(report({ isBusy: true }), report());
    expect(text).toContain('not comparable');
    expect(text).not.toContain('×1.00');
  });
});

describe('docs/figures.md', () => {
  const document = toFiguresDocument(report());
  const run = (title: string, rows: string[][]) => ({ name: 'search', tables: [{ title, rows }] });

  it('has the figures of the report with commit and machine', () => {
    expect(document).toContain('- commit: a1\n- machine: 2 × processor');
    expect(document).toContain('## search\n\n### search\n\n| query | ms |\n| --- | --: |\n');
    expect(document).toContain('| title | 2.0 ms (1.0–3.0) |');
  });

  it('has a place for what a report has, whatever its numbers are', () => {
    expect(missingPlaces(document, { name: 'search', tables: [TABLE] })).toEqual([]);
    const numbered = run('after 15 s', [
      ['', 'MB'],
      ['of 7 | 8', '1'],
    ]);
    const other = run('after 1.5 s', [
      ['', 'MB'],
      ['of 2 | 3', '1'],
    ]);
    const written = toFiguresDocument(report({ benches: [{ ...numbered, isReached: true }] }));
    expect(missingPlaces(written, other)).toEqual([]);
  });

  it('lacks a new table, row or column', () => {
    const [, row = []] = TABLE.rows;
    expect(
      missingPlaces(document, run('search', [['query', 'ms', 'p99'], row, ['alias', '2']])),
    ).toEqual(['search / search / p99', 'search / search / alias']);
    expect(missingPlaces(document, run('memory', [['', 'MB']]))).toEqual(['search / memory / MB']);
  });
});
