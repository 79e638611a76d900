import { CleanupStack, withCleanup } from '../harness/cleanup';
import { COMMON_OPTIONS, readArgs } from '../harness/program';
import { reportResults, writeReport } from '../harness/html-report';
import { runSuite, selectCases } from '../harness/runner';
import { writeLine } from '../harness/text';
import { launchBrowser } from '../harness/browser';
import { DRILLS } from './catalogue';
import { DrillContext } from './context/drill-context';
import { TestSite } from './context/test-site';
import type { Drill } from './drill';
import { ROW_NUMBERS } from './fault-table';
import { reportMarkdown, reportText } from './report';

const TIMEOUT_MS = 900_000;

const OPTIONS = {
  ...COMMON_OPTIONS,
  rows: { type: 'string' },
  short: { type: 'boolean', default: false },
  sites: { type: 'string', default: '1' },
} as const;

/**
 * Starts a site, injects one fault after another and reports the results. `--short`: the short form. `--only`: parts of
 * names. `--rows 1,17`: drills of some rows. `--report`: file for the table. `--sites 2`: on two sites at the same time,
 * except for drills that measure times.
 * @returns exit code
 */
export async function runFaultDrills(args: readonly string[]): Promise<number> {
  const { only, short, sites, report, json, ...values } = readArgs(args, OPTIONS);
  const rows = values.rows?.split(',').map(Number);
  const isInRows = (each: Drill) => !rows || each.rows.some((row) => rows.includes(row));
  const drills = selectCases(DRILLS, { only: only ?? null, full: !short }).filter(isInRows);
  const results = await withCleanup((cleanup) =>
    runSuite({
      title: 'fault drills',
      cases: drills,
      contexts: Array.from({ length: Number(sites) }, () => startContext(cleanup)),
      timeoutMs: TIMEOUT_MS,
      repeatFailed: true,
    }),
  );
  if (!short) {
    const isPart = drills.length < DRILLS.length;
    const isReported = (row: number) =>
      !isPart || drills.some((each) => each.rows.some((one) => one === row));
    writeLine(`\n${reportText(results, ROW_NUMBERS.filter(isReported))}\n`);
  }
  const form = short ? 'short form' : 'full form';
  if (report !== undefined)
    await writeReport(report, reportMarkdown(results, { at: new Date(), form }));
  return reportResults(results, json);
}

async function startContext(cleanup: CleanupStack): Promise<DrillContext> {
  const site = cleanup.stopLater(await TestSite.start());
  const browser = await launchBrowser(cleanup);
  return DrillContext.create(site, browser);
}
