import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startTestSite } from '../../../../scripts/lib/site/start-test-site.mjs';
import { ROOT } from '../../harness/processes';
import { showMs, type Bench } from '../bench';

/** Written by `npm test`. */
const TEST_RUN = path.join(ROOT, 'reports/test-run.json');

/** @returns ms until the site is ready */
async function timeStart(root: string): Promise<number> {
  const startedAt = performance.now();
  const site = await startTestSite(root);
  const ms = performance.now() - startedAt;
  await site.stop();
  return ms;
}

/** Of the commit, with packages already downloaded. */
async function timeColdStart(folder: string): Promise<number> {
  const clone = path.join(folder, 'clone');
  await promisify(execFile)('git', ['clone', '--quiet', ROOT, clone]);
  return timeStart(clone);
}

async function lastTestRun(): Promise<string> {
  const text = await fs.readFile(TEST_RUN, 'utf8').catch(() => null);
  if (text === null) return 'n/a';
  const { ms, passed, failed } = JSON.parse(text) as Record<'ms' | 'passed' | 'failed', number>;
  return `${showMs(ms)}, ${passed} passed, ${failed} failed`;
}

/** How long the two commands of a new machine take. */
export const commandsBench: Bench = {
  defaults: { clones: 1 },
  async run(context) {
    const { folder, options } = context;
    // The short form builds nothing, because `npm test` has just done that.
    const isCold = options.numbers.clones > 0;
    context.table('commands', [
      ['', 'time'],
      ['npm start in a new clone', isCold ? showMs(await timeColdStart(folder)) : 'n/a'],
      ['npm start, everything built', showMs(await timeStart(ROOT))],
      ['npm test, its last run', await lastTestRun()],
    ]);
    return true;
  },
};
