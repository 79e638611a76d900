import { CleanupStack, withCleanup } from '../harness/cleanup';
import { CannotRun, COMMON_OPTIONS, readArgs } from '../harness/program';
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
  timed: { type: 'string', default: 'all' },
} as const;

/**
 * Starts a site, injects one fault after another and reports the results. `--short`: the short form. `--only`: parts of
 * names. `--rows 1,17`: drills of some rows. `--report`: file for the table. `--sites 2`: on two sites at the same time,
 * except for drills that measure times. `--timed none`: without these. `--timed only`: only these.
 * @returns exit code
 */
export async function runFaultDrills(args: readonly string[]): Promise<number> {
  const { only, short, sites, report, json, timed, ...values } = readArgs(args, OPTIONS);
  const isInPart = readPart(timed);
  const rows = values.rows?.split(',').map(Number);
  const isInRows = (each: Drill) => !rows || each.rows.some((row) => rows.includes(row));
  const drills = selectCases(DRILLS, { only: only ?? null, full: !short }).filter(
    (each) => isInRows(each) && isInPart(each),
  );
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

const PARTS: Readonly<Record<string, (drill: Drill) => boolean>> = {
  all: () => true,
  none: ({ exclusive = false }) => !exclusive,
  only: ({ exclusive = false }) => exclusive,
};

/** @throws CannotRun for another word */
function readPart(timed: string): (drill: Drill) => boolean {
  const part = PARTS[timed];
  if (!part) throw new CannotRun(`--timed is all, none or only, not "${timed}".`);
  return part;
}

async function startContext(cleanup: CleanupStack): Promise<DrillContext> {
  const site = cleanup.stopLater(await TestSite.start());
  const browser = await launchBrowser(cleanup);
  return DrillContext.create(site, browser);
}
