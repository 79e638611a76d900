import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './lib/machine/browser.mjs';
import { writeDatedReport } from './lib/report/dated-report.mjs';
import { inTurns } from './lib/in-turns.mjs';
import { ensureInstalled } from './lib/machine/install.mjs';
import { startTemporaryObjectStore } from './lib/machine/object-store.mjs';
import { startTemporaryPostgres } from './lib/machine/postgres.mjs';
import { CommandFailed, runCommand } from './lib/process/run-command.mjs';
import { startTestSite } from './lib/site/start-test-site.mjs';
import { CountedFailure, errorMessage, outputOf } from './lib/report/step-failures.mjs';
import { createSteps } from './lib/report/steps.mjs';
import { countIn, countOfJest, createTally } from './lib/report/tally.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** Exit code of the comparison of screens on a machine with other fonts. */
const CANNOT_TELL = 2;
/** After this long, in ms, a step hangs: a test that leaves a handle open must not stop the others. */
const PATIENCE = 900_000;

/**
 * Everything that must hold before a change is merged. A failed step does not stop the others.
 * @param {{ full: boolean }} options `full` adds the long forms of tests
 * @returns {Promise<number>} exit code
 */
export async function runTests({ full }) {
  const steps = createSteps();
  const tally = createTally();
  const limit = () => AbortSignal.timeout(full ? 4 * PATIENCE : PATIENCE);
  const scratch = mkdtempSync(join(tmpdir(), 'huoban-test-'));
  const began = new Date();
  /** @type {string[]} */
  const said = [];

  /**
   * Runs one step; whatever it throws is shown and counted as one failure, unless it counts itself.
   * @template T
   * @param {string} name
   * @param {(report: import('./lib/report/steps.mjs').StepReport) => Promise<T>} work
   * @returns {Promise<T | null>} null when it failed
   */
  const attempt = async (name, work) => {
    try {
      return await steps.run(name, work);
    } catch (error) {
      if (!(error instanceof CountedFailure)) tally.add({ passed: 0, failed: 1 });
      said.push(`${name}\n${errorMessage(error)}`);
      steps.say(errorMessage(error));
      return null;
    }
  };

  /**
   * A program that passes or fails as one.
   * @param {string} name
   * @param {string} program in node_modules/.bin
   * @param {string[]} args
   */
  const single = (name, program, args) =>
    attempt(name, async () => {
      await runCommand(bin(program), args, { cwd: ROOT, signal: limit() });
      tally.add({ passed: 1, failed: 0 });
      return true;
    });

  /**
   * A program whose last line is `N passed, N failed`.
   * @param {string} name
   * @param {string[]} args of tsx
   * @param {NodeJS.ProcessEnv} [env]
   */
  const counted = (name, args, env = {}) =>
    attempt(name, async (report) => {
      const { output, error } = await runCommand(bin('tsx'), args, {
        cwd: ROOT,
        env,
        signal: limit(),
      }).then(
        (said) => ({ output: said, error: null }),
        (failure) => ({ output: outputOf(failure), error: failure }),
      );
      const count = countIn(output);
      if (count === null) throw error ?? new Error(`${name} did not count its results:\n${output}`);
      tally.add(count);
      report.remark(`${count.passed} passed, ${count.failed} failed`);
      if (count.failed > 0) throw new CountedFailure(output);
      if (error) throw error;
    });

  /**
   * @param {string | undefined} databaseUrl
   * @param {NodeJS.ProcessEnv | undefined} objectStore where it is, as the AWS SDK is told
   */
  const unit = (databaseUrl, objectStore) =>
    attempt('unit and integration tests', async (report) => {
      const reportFile = join(scratch, 'jest.json');
      const args = ['--ci', '--json', `--outputFile=${reportFile}`];
      const env = {
        FORCE_COLOR: '0',
        ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}),
        ...(objectStore ? { ...objectStore, TEST_S3_ADDRESS: 's3://huoban-test' } : {}),
        ...(full ? { LONG_TESTS: '1' } : {}),
      };
      const failure = await runCommand(bin('jest'), args, { cwd: ROOT, env, signal: limit() }).then(
        () => null,
        (error) => error,
      );
      if (!existsSync(reportFile)) throw failure ?? new Error('jest wrote no report.');
      const count = countOfJest(readFileSync(reportFile, 'utf8'));
      tally.add(count);
      const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
      report.remark(`${count.passed} passed, ${count.failed} failed${skipped}`);
      if (count.failed > 0) throw new CountedFailure(outputOf(failure));
      if (failure) throw failure;
    });

  /** @param {string} browser */
  const smoke = async (browser) => {
    const site = await attempt('start the site', async (report) => {
      const started = await startTestSite(ROOT);
      tally.add({ passed: 1, failed: 0 });
      report.remark(started.url);
      return started;
    });
    if (!site) return;
    const env = { CHROME_PATH: browser, PUPPETEER_EXECUTABLE_PATH: browser };
    const args = ['--url', site.url, '--suite', '--at-once', '2', ...(full ? [] : ['--short'])];
    try {
      await counted('smoke checks', ['e2e/src/smoke.ts', ...args], env);
      if (full) await counted('seeded faults', ['e2e/src/faults/main.ts', '--url', site.url], env);
    } finally {
      await site.stop();
    }
    if (full) await screens(env);
    // The full form measures times, for which nothing else may run.
    const releases = ['e2e/src/drill.ts', 'releases', ...(full ? [] : ['--short'])];
    const faults = ['e2e/src/drills.ts', '--sites', full ? '1' : '2', ...(full ? ['--full'] : [])];
    await counted('drill of releases', releases, env);
    await counted('fault drills', faults, env);
  };

  /**
   * Not a failure where the pictures cannot be judged: fonts are no part of the site.
   * @param {NodeJS.ProcessEnv} env
   */
  const screens = (env) =>
    attempt('screens as accepted', async (report) => {
      const args = ['e2e/src/visual/main.ts'];
      try {
        report.remark(lastLine(await runCommand(bin('tsx'), args, { cwd: ROOT, env })));
        tally.add({ passed: 1, failed: 0 });
      } catch (error) {
        if (!(error instanceof CommandFailed) || error.code !== CANNOT_TELL) throw error;
        report.skip(lastLine(error.output));
      }
    });

  try {
    try {
      await ensureInstalled({ mode: 'full', steps });
    } catch (error) {
      tally.add({ passed: 0, failed: 1 });
      steps.say(errorMessage(error));
      return 1;
    }

    // the network works for the one while the processors work for the others
    const searched = attempt('find a browser', findTool(ensureBrowser, 'none can be had here'));
    /** @type {boolean | null} */
    let build = null;
    await inTurns(
      [
        () => single('lint', 'eslint', ['.', '--max-warnings', '0']),
        () => single('types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']),
        () => single('formatting', 'prettier', ['--check', '--log-level', 'warn', '.']),
        () => single('unused code and dependencies', 'knip', ['--no-progress']),
        () => counted('checks', ['tooling/checks/main.ts']),
        async () => (build = await single('build', 'tsx', ['scripts/build.ts'])),
      ],
      2,
    );
    const browser = await searched;

    const database = await attempt(
      'temporary PostgreSQL',
      findTool(startTemporaryPostgres, 'no PostgreSQL here; its tests are left out'),
    );
    const objects = full
      ? await attempt(
          'temporary S3 store',
          findTool(startTemporaryObjectStore, 'no radosgw, ceph-mon and ceph-osd here; left out'),
        )
      : null;
    await unit(database?.url, objects?.env);
    await objects?.stop();
    await database?.stop();
    if (full) await counted('branch coverage', ['scripts/coverage.ts']);
    if (full) await counted('mutation', ['scripts/mutation.ts']);

    if (build && browser) await smoke(browser.path);
    else {
      // Not green without them: a site that nobody opened is not known to work.
      if (build) tally.add({ passed: 0, failed: 1 });
      const reason = build ? 'no browser could be found or installed' : 'the build failed';
      steps.say(`• smoke checks … FAILED (${reason})`);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    steps.say(`\n${steps.table()}\n\n${tally.sentence()}`);
    if (full) {
      const commit = await runCommand('git', ['describe', '--always', '--dirty'], {
        cwd: ROOT,
      }).catch(() => 'not a checkout');
      const run = { began, ended: new Date(), commit: commit.trim(), said };
      const results = { table: steps.table(), sentence: tally.sentence() };
      steps.say(`wrote ${writeDatedReport(join(ROOT, 'reports'), { ...run, ...results })}`);
    }
  }
  return tally.total().failed === 0 ? 0 : 1;
}

/**
 * @template {{ origin?: string }} T
 * @param {() => Promise<T | null>} find
 * @param {string} without what is said when there is none
 * @returns {(report: import('./lib/report/steps.mjs').StepReport) => Promise<T | null>}
 */
function findTool(find, without) {
  return async (report) => {
    const found = await find();
    if (!found) report.skip(without);
    else if (found.origin) report.remark(found.origin);
    return found;
  };
}

/** @param {string} program */
function bin(program) {
  return join(ROOT, 'node_modules', '.bin', program);
}

/** @param {string} output */
const lastLine = (output) => output.trimEnd().split('\n').at(-1) ?? '';
