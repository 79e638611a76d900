import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { selectCases } from './runner';

const ROOT = path.join(__dirname, '../../..');
const SAMPLE = path.join(__dirname, 'testing/run-sample-suite.ts');

const runSample = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const command = ['--import', 'tsx', SAMPLE, ...args];
    const child = execFile(process.execPath, command, { cwd: ROOT }, (_error, output, errors) =>
      resolve({ code: child.exitCode ?? -1, output: output + errors }),
    );
  });

describe('a check program', () => {
  it('prints a line per case, repeats failures, and writes JUnit XML', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'huoban-runner-'));
    const file = path.join(folder, 'new/report.xml');
    const { code, output } = await runSample('--junit', file);
    const xml = await readFile(file, 'utf8');
    await rm(folder, { recursive: true });
    const lines = output.trimEnd().split('\n');

    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('3 passed, 2 failed');
    expect(lines.at(-2)).toBe('2 flaky, 1 skipped');
    expect(lines).toContain('✗ failed: never ends: not finished within 0.3 s');
    expect(lines).toContain('~ flaky: sometimes: slow');
    expect(lines).toContain('    on a');
    expect(output).toMatch(/✓ \[7\] measures \(\d/);
    const cases = lines.filter((line) => /^\S (\[7\] )?\w.* \(\d+\.\d s\)$/.test(line));
    expect(cases.map((line) => line.replace(/^(\S) (.*) \(.*$/, '$1 $2')).slice(-6)).toEqual([
      '✗ page',
      '✓ sometimes',
      '✗ never ends',
      '✗ alone',
      '✓ alone',
      '✓ last',
    ]);

    expect(xml).toContain(
      '<testsuites name="sample">\n<properties><property name="release" value="r1"/>',
    );
    expect(xml).toContain('message="is &quot;&lt;b>&quot; "');
    expect(xml).toContain('<skipped type="skipped" message="no tool"/>');
  });

  it('prints why it ended when a context cannot be prepared', async () => {
    const { code, output } = await runSample('--only', 'no site');
    expect(code).toBe(1);
    expect(output).toContain('Error: no site');
  });

  it('ends with code 2 and the reason when it cannot run', async () => {
    const { code, output } = await runSample('--colour');
    expect(code).toBe(2);
    expect(output).toContain("Unknown option '--colour'");
  });
});

describe('selectCases', () => {
  const cases = [{ name: 'a b' }, { name: 'b', fullOnly: true }, { name: 'c' }];

  it.each([
    [{}, ['a b', 'b', 'c']],
    [{ full: false }, ['a b', 'c']],
    [{ only: 'b' }, ['a b', 'b']],
    [{ only: 'a,c', full: false }, ['a b', 'c']],
  ])('with %j keeps %j', (options, names) => {
    expect(selectCases(cases, options).map(({ name }) => name)).toEqual(names);
  });
});
