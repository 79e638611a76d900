import { startTestSite } from '../../../scripts/lib/site/start-test-site.mjs';
import { launchBrowser } from '../harness/browser';
import { withCleanup } from '../harness/cleanup';
import { reportResults, writeHtmlReport } from '../harness/html-report';
import { ROOT } from '../harness/processes';
import { CannotRun, COMMON_OPTIONS, readArgs } from '../harness/program';
import type { CheckResult } from '../harness/results';
import { drain, executeCase, runSuite, selectCases, type TestCase } from '../harness/runner';
import { readDeployment } from '../smoke/deployment';
import { readOptions } from '../smoke/options';
import { planRun } from '../smoke/plan';
import { startDefectProxy } from './defect-proxy';
import { HEAD_DEFECTS } from './head-defects';
import { JOURNEY_DEFECTS } from './journey-defects';
import { PAGE_DEFECTS } from './page-defects';
import { RESPONSE_DEFECTS } from './response-defects';
import type { SeededDefect } from './seeded-defect';
import type { Browser } from 'puppeteer';

const ALL = [...HEAD_DEFECTS, ...RESPONSE_DEFECTS, ...PAGE_DEFECTS, ...JOURNEY_DEFECTS];
/** Defects at the same time, and smoke cases of each. */
const CONCURRENCY = 2;

export const HELP = `Adds a defect to a site through a proxy, and expects the smoke checks to report it.

  --url URL      a healthy site; without it one is started
  --only WORDS   only defects whose name contains one of these comma-separated words
  --json, --junit, --report FILE`;

interface DefectContext {
  browser: Browser;
  url: string;
}

/** Runs the smoke cases that meet a defect. @returns failed checks, prefixed with the name of their case */
async function failuresUnder(
  { browser, url }: DefectContext,
  defect: SeededDefect | null,
  only: string,
): Promise<CheckResult[]> {
  const proxy = await startDefectProxy(url, defect);
  try {
    const options = readOptions(['--url', proxy.url, '--only', only]);
    const deployment = await readDeployment(proxy.url, null);
    const { cases, context } = await planRun(browser, deployment, options);
    const last = cases.filter(({ exclusive }) => exclusive);
    const first = cases.filter(({ exclusive }) => !exclusive);
    if (first.length === 0) throw new Error(`no case is called ${only}`);
    const failures: CheckResult[] = [];
    const run = async (testCase: (typeof cases)[number]): Promise<void> => {
      const { checks } = await executeCase(testCase, context);
      failures.push(...checks.filter(({ outcome }) => outcome === 'failed'));
    };
    await drain(
      first,
      Array.from({ length: CONCURRENCY }, () => context),
      run,
    );
    await drain(last, [context], run);
    return failures;
  } finally {
    await proxy.stop();
  }
}

const describeFailures = (failures: readonly CheckResult[]): string =>
  failures.map(({ name, problem }) => `${name}: ${problem ?? ''}`.slice(0, 300)).join('\n      ');

const defectCase = (defect: SeededDefect): TestCase<DefectContext> => ({
  name: defect.name,
  run: async (context) => {
    const { check, message } = defect.expected;
    const failures = await failuresUnder(context, defect, defect.only);
    const isReported = failures.some(
      ({ name, problem }) =>
        (name === check || name.startsWith(`${check} (`)) && message.test(problem ?? ''),
    );
    if (isReported) return `reported by "${check}"`;
    throw new Error(
      `"${check}" should report ${String(message)}; ${describeFailures(failures) || 'nothing failed'}`,
    );
  },
});

/** Without a defect the same cases must pass, or their failures would prove nothing. */
const controlCase = (defects: readonly SeededDefect[]): TestCase<DefectContext> => ({
  name: 'without a defect nothing is reported',
  run: async (context) => {
    const failures: CheckResult[] = [];
    for (const only of new Set(defects.map((defect) => defect.only)))
      failures.push(...(await failuresUnder(context, null, only)));
    if (failures.length > 0) throw new Error(describeFailures(failures));
  },
});

export async function main(args: readonly string[]): Promise<number> {
  const options = { ...COMMON_OPTIONS, url: { type: 'string' } } as const;
  const { url, only = '', json, report } = readArgs(args, options);
  const defects = selectCases(ALL, { only });
  if (defects.length === 0) throw new CannotRun(`No defect has "${only}" in its name.`);
  return withCleanup(async (cleanup) => {
    const target = url ?? cleanup.stopLater(await startTestSite(ROOT)).url;
    const browser = await launchBrowser(cleanup);
    const context = { browser, url: target };
    const results = await runSuite({
      title: 'seeded defects',
      cases: [controlCase(defects), ...defects.map(defectCase)],
      contexts: Array.from({ length: CONCURRENCY }, () => context),
      timeoutMs: 1_200_000,
    });
    if (report !== undefined)
      await writeHtmlReport(report, { title: `Seeded defects of ${target}`, facts: [] }, results);
    return await reportResults(results, json);
  });
}
