import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './lib/machine/browser.mjs';
import { createCheckSteps } from './lib/report/check-steps.mjs';
import { COVERAGE_OPTIONS } from './lib/report/covered-parts.mjs';
import { writeDatedReport } from './lib/report/dated-report.mjs';
import { findBrowser } from './lib/machine/find-browser.mjs';
import { findTool } from './lib/machine/find-tool.mjs';
import { ensureInstalled } from './lib/machine/install.mjs';
import { startTemporaryObjectStore } from './lib/machine/object-store.mjs';
import { startTemporaryPostgres } from './lib/machine/postgres.mjs';
import { createTemporaryFolder } from './lib/machine/temporary-folder.mjs';
import { CommandFailed, runCommand } from './lib/process/run-command.mjs';
import { shortForms } from './lib/cli/short-forms.mjs';
import { createSeededDatabase } from './lib/site/seeded-database.mjs';
import { startTestSite } from './lib/site/start-test-site.mjs';
import { CountedFailure, errorMessage, outputOf } from './lib/report/step-failures.mjs';
import { slowestTests } from './lib/report/slowest-tests.mjs';
import { createSteps } from './lib/report/steps.mjs';
import { countOfJest, createTally } from './lib/report/tally.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const TEST_RUN = 'reports/test-run.json';
/** Exit code of the visual comparison on a machine with other fonts. */
const NOT_COMPARABLE = 2;
/** Limit per step, so that one open handle does not block the remaining steps. */
const STEP_TIMEOUT_MS = 900_000;
const COVERAGE = [...COVERAGE_OPTIONS, '--coverageReporters=text-summary'];

/**
 * Runs all checks of the repository. A failed step does not stop the others.
 * @param {{ full: boolean }} options `full` adds the long forms of tests
 * @returns {Promise<number>} exit code
 */
export async function runTests({ full }) {
  const steps = createSteps();
  const tally = createTally();
  const timeout = () => AbortSignal.timeout(full ? 4 * STEP_TIMEOUT_MS : STEP_TIMEOUT_MS);
  const scratch = createTemporaryFolder();
  // Every program that this one starts creates its temporary files there.
  process.env.TMPDIR = scratch;
  const startedAt = new Date();
  /** @type {string[]} */
  const failures = [];

  const { attempt, single, counted } = createCheckSteps({
    root: ROOT,
    steps,
    tally,
    failures,
    timeout,
  });

  /**
   * @param {string | undefined} databaseUrl
   * @param {NodeJS.ProcessEnv | undefined} objectStore endpoint and credentials, as variables of the AWS SDK
   */
  const unit = (databaseUrl, objectStore) =>
    attempt(`unit and integration tests${full ? ', branch coverage' : ''}`, async (report) => {
      const reportFile = join(scratch, 'jest.json');
      const timesFile = join(scratch, 'test-times.txt');
      const args = ['--ci', '--json', `--outputFile=${reportFile}`, ...(full ? COVERAGE : [])];
      const env = {
        FORCE_COLOR: '0',
        TEST_TIMES_FILE: timesFile,
        ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}),
        ...(objectStore ? { ...objectStore, TEST_S3_ADDRESS: 's3://huoban-test' } : {}),
        ...(full ? { LONG_TESTS: '1' } : {}),
      };
      const runError = await runCommand(bin('jest'), args, {
        cwd: ROOT,
        env,
        signal: timeout(),
      }).then(
        () => null,
        (error) => error,
      );
      if (!existsSync(reportFile)) throw runError ?? new Error('Jest wrote no report.');
      mkdirSync(join(ROOT, 'reports'), { recursive: true });
      const slowest = slowestTests(readFileSync(timesFile, 'utf8'), ROOT);
      writeFileSync(join(ROOT, 'reports/slowest-tests.txt'), `${slowest}\n`);
      const count = countOfJest(readFileSync(reportFile, 'utf8'));
      tally.add(count);
      const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
      report.remark(`${count.passed} passed, ${count.failed} failed${skipped}`);
      if (count.failed > 0) throw new CountedFailure(outputOf(runError));
      if (runError) throw runError;
    });

  /** @param {string} browser */
  const smoke = async (browser) => {
    await attempt('seed a database', () => createSeededDatabase(ROOT));
    const site = await attempt('start the site', async (report) => {
      const started = await startTestSite(ROOT);
      tally.add({ passed: 1, failed: 0 });
      report.remark(started.url);
      return started;
    });
    if (!site) return;
    const env = { CHROME_PATH: browser, PUPPETEER_EXECUTABLE_PATH: browser };
    const args = [
      '--url',
      site.url,
      '--suite',
      '--at-once',
      '3',
      '--repeat-failed',
      ...(full ? [] : ['--short']),
    ];
    const drill = ['e2e/src/drill.ts', 'releases', ...(full ? [] : ['--short'])];
    const forms = shortForms({ url: site.url, scratch }).map(
      ({ command, args: of, counts }) =>
        async () => {
          const name = `${command}, short form`;
          await (counts ? counted(name, of, env) : single(name, 'tsx', of));
        },
    );
    // The accepted pictures were made by a whole browser.
    const screenEnv = { CHROME_PATH: findBrowser('no shell') ?? browser };
    const pictures = () => screens(screenEnv, full ? [] : ['--only', 'privacy']);
    try {
      await counted('smoke checks', ['e2e/src/smoke.ts', ...args], env);
      if (full)
        await counted('seeded defects', ['e2e/src/seeded-defects.ts', '--url', site.url], env);
      const { default: pLimit } = await import('p-limit');
      // No short form judges times, so they share the processors; three at once exceed time limits on slow machines.
      await pLimit(2).map(full ? forms : [...forms, pictures], (step) => step());
    } finally {
      await site.stop();
    }
    if (full) await pictures();
    // Drills measure times and send a constant load, so nothing else may run beside them.
    await counted('release drill', drill, env);
    const faults = ['e2e/src/drill.ts', 'faults', '--sites', '2', ...(full ? [] : ['--short'])];
    await counted('fault drills', faults, env);
  };

  /**
   * Skipped on machines with other fonts, because text looks different there.
   * @param {NodeJS.ProcessEnv} env
   * @param {string[]} options
   */
  const screens = (env, options) =>
    attempt('screens as accepted', async (report) => {
      const args = ['e2e/src/visual.ts', ...options];
      try {
        report.remark(lastLine(await runCommand(bin('tsx'), args, { cwd: ROOT, env })));
        tally.add({ passed: 1, failed: 0 });
      } catch (error) {
        if (!(error instanceof CommandFailed) || error.code !== NOT_COMPARABLE) throw error;
        report.skip(lastLine(error.output));
      }
    });

  try {
    try {
      await ensureInstalled({ mode: 'full', steps });
    } catch (error) {
      tally.add({ passed: 0, failed: 1 });
      steps.log(errorMessage(error));
      return 1;
    }

    // The browser download uses the network while the other steps use the processors.
    const searched = attempt('find a browser', findTool(ensureBrowser, 'not available'));
    await single('formatting', 'oxfmt', ['--check']);
    await single('lint', 'oxlint', []);
    await single('types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']);
    await single('unused code and dependencies', 'knip', ['--no-progress']);
    await counted('checks', ['tooling/checks/main.ts']);
    const build = await single('build', 'tsx', ['scripts/build.ts']);
    const browser = await searched;

    const database = await attempt(
      'temporary PostgreSQL',
      findTool(startTemporaryPostgres, 'PostgreSQL is not available; its tests are skipped'),
    );
    const objects = full
      ? await attempt(
          'temporary S3 store',
          findTool(startTemporaryObjectStore, 'radosgw, ceph-mon and ceph-osd are not installed'),
        )
      : null;
    await unit(database?.url, objects?.env);
    await objects?.stop();
    await database?.stop();
    if (full) await counted('mutation', ['scripts/mutation.ts']);

    if (build && browser) await smoke(browser.path);
    else {
      // Without browser checks the run must not pass.
      if (build) tally.add({ passed: 0, failed: 1 });
      const reason = build ? 'no browser found or installed' : 'the build failed';
      steps.log(`• smoke checks … FAILED (${reason})`);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    steps.log(`\n${steps.table()}\n\n${tally.sentence()}`);
    if (full) {
      const commit = await runCommand('git', ['describe', '--always', '--dirty'], {
        cwd: ROOT,
      }).catch(() => 'not a checkout');
      const run = { began: startedAt, ended: new Date(), commit: commit.trim(), failures };
      const results = { table: steps.table(), sentence: tally.sentence() };
      steps.log(`wrote ${writeDatedReport(join(ROOT, 'reports'), { ...run, ...results })}`);
    } else {
      const ms = Date.now() - startedAt.getTime();
      mkdirSync(join(ROOT, 'reports'), { recursive: true });
      // Read by the benchmark of the commands.
      writeFileSync(join(ROOT, TEST_RUN), `${JSON.stringify({ ms, ...tally.total() })}\n`);
    }
  }
  return tally.total().failed === 0 ? 0 : 1;
}

/** @param {string} program */
function bin(program) {
  return join(ROOT, 'node_modules', '.bin', program);
}

/** @param {string} output */
const lastLine = (output) => output.trimEnd().split('\n').at(-1) ?? '';
