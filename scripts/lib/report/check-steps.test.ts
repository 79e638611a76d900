import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCheckSteps } from './check-steps.mjs';
import { createSteps } from './steps.mjs';
import { createTally } from './tally.mjs';

describe('a step of `npm test`', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'check-steps-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** Runs a step whose program prints some lines. */
  async function runStep(code: number, ...lines: string[]) {
    const program = join(root, 'node_modules/.bin/tsx');
    mkdirSync(join(program, '..'), { recursive: true });
    const text = `#!/bin/sh\ncat <<'END'\n${lines.join('\n')}\nEND\nexit ${code}\n`;
    writeFileSync(program, text);
    chmodSync(program, 0o755);
    const steps = createSteps(() => undefined);
    const tally = createTally();
    const failures: string[] = [];
    const timeout = () => AbortSignal.timeout(10_000);
    await createCheckSteps({ root, steps, tally, failures, timeout }).counted('drills', []);
    const { outcome, remark } = steps.results[0] ?? {};
    return { outcome, remark, sentence: tally.sentence(), failures: failures.length };
  }

  it.each([
    [0, ['2 passed, 0 failed'], 'done', '2 passed, 0 failed', '2 passed, 0 failed'],
    [1, ['1 passed, 1 failed'], 'failed', '1 passed, 1 failed', '1 passed, 1 failed'],
    [
      3,
      ['~ flaky: a tab: slow', '1 flaky, 0 skipped', '1 passed, 0 failed'],
      'done',
      '1 passed, 0 failed; passed when repeated: a tab: slow',
      '1 passed, 0 failed',
    ],
    [1, ['2 passed, 0 failed'], 'failed', '2 passed, 0 failed', '2 passed, 1 failed'],
    [0, ['no counts'], 'failed', '', '0 passed, 1 failed'],
  ])('that exits with %d and prints %j is %s', async (code, lines, outcome, remark, sentence) => {
    expect(await runStep(code, ...lines)).toEqual({
      ...{ outcome, remark, sentence },
      failures: outcome === 'failed' ? 1 : 0,
    });
  });
});
