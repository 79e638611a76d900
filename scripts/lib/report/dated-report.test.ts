import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeDatedReport } from './dated-report.mjs';

describe('writeDatedReport', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'report-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (failures: string[]) =>
    writeDatedReport(join(folder, 'reports'), {
      began: new Date('2026-01-02T03:04:05Z'),
      ended: new Date('2026-01-02T03:34:05Z'),
      commit: 'abc1234',
      table: 'types  1.0 s',
      sentence: '10 passed, 1 failed',
      failures,
    });

  it('names the file by start time and contains result, duration, commit and machine', () => {
    const file = write([]);
    expect(basename(file)).toBe('test-full-2026-01-02T030405.md');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('10 passed, 1 failed, in 30.0 minutes.');
    expect(text).toContain('commit: abc1234');
    expect(text).toContain(process.version);
    expect(text).toContain('types  1.0 s');
    expect(text).not.toContain('failed steps');
  });

  it('contains the output of failed steps', () => {
    expect(readFileSync(write(['    it broke']), 'utf8')).toMatch(/failed steps\s+[\s\S]*it broke/);
  });
});
