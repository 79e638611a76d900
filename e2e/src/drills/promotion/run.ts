import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../harness/processes';
import { launchBrowser } from '../../harness/browser';
import { Site } from '../../page/site';
import { badVersionSteps } from './canary-steps';
import { DrillSite, type DrillPorts } from './release-site';
import { Load } from '../context/load-generator';
import { promotionSteps } from './promotion-steps';
import { OpenTab } from './open-tab';
import { StepTable } from './step-table';
import { wayBackSteps } from './rollback-steps';

const PER_SECOND = 50;
/** The short form tells whether it works; how fast is for a machine that does nothing else. */
const LEEWAY = { short: 15, full: 1 };
const FAILURES_SHOWN = 10;
const PATHS = [
  '/',
  '/game-library',
  '/en',
  '/about-us',
  '/m',
  '/terms',
  '/ja/game-partner',
  '/activity',
];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * A release manager's day on two shells under load: publish, plan, pin, smoke, promote, a broken canary, rollback,
 * verify, gc. No request may fail. `--short`: few smoke checks, and a missed time is told, not failed, unless it is far
 * off. `--port`: first of five ports, free ones by default.
 * @returns whether everything held
 */
export async function drillReleases(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { short: { type: 'boolean', default: false }, port: { type: 'string' } },
  });
  const undo: (() => Promise<void> | void)[] = [];
  const undoAll = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void undoAll().finally(() => process.exit(130)));
  }
  const table = new StepTable(say, values.short ? LEEWAY.short : LEEWAY.full);
  let problem: unknown = null;
  try {
    await run(table, (step) => void undo.push(step), await portsFrom(values.port), values.short);
  } catch (failure) {
    problem = failure;
    say(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure));
  } finally {
    await undoAll();
  }
  const { passed, failed } = table.count;
  const broken = failed === 0 && problem !== null ? 1 : failed;
  say(`\n${table.text()}\n\n${passed} passed, ${broken} failed`);
  return broken === 0;
}

async function run(
  table: StepTable,
  later: (step: () => Promise<void> | void) => void,
  ports: DrillPorts,
  short: boolean,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'huoban-release-drill-'));
  later(() => rm(folder, { recursive: true, force: true }));
  const site = new DrillSite(folder, ports, later);
  await table.run('start two shells, staging and the service', () => site.start());
  const browser = await launchBrowser();
  later(() => browser.close());
  const openTab = await OpenTab.open(new Site(site.replicas[0], browser));
  const watching = await Promise.all(
    site.replicas.map(async (origin) => {
      const page = await browser.newPage();
      await page.goto(`${origin}/robots.txt`);
      return page;
    }),
  );
  const load = Load.start({ origins: site.replicas, paths: PATHS, perSecond: PER_SECOND });
  const context = { site, table, watching, openTab, short, folder };
  try {
    await promotionSteps(context);
    await table.run('start the watcher of canaries', () => site.startConsole());
    await wayBackSteps(context, await badVersionSteps(context));
  } finally {
    await loadStep(table, load);
  }
}

async function loadStep(table: StepTable, load: Load): Promise<void> {
  const { sent, seconds, failures, times } = await load.stop();
  const at = (share: number): string =>
    `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
  await table.run('constant load', ({ note, holds }) => {
    note(`${sent} requests in ${Math.round(seconds)} s, ${(sent / seconds).toFixed(1)} a second`);
    note(`answered within ${at(0.5)} (median), ${at(0.99)} (99 of 100)`);
    holds(
      failures.length === 0 ? 'no request failed' : `${failures.length} failed`,
      failures.length === 0,
    );
    return Promise.resolve();
  });
  for (const { at: when, url, problem } of failures.slice(0, FAILURES_SHOWN)) {
    say(`  ${when} ${url}: ${problem}`);
  }
}

async function portsFrom(first: string | undefined): Promise<DrillPorts> {
  const ports: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    ports.push(first === undefined ? await freePort() : Number(first) + index);
  }
  const [service = 0, one = 0, two = 0, staging = 0, console = 0] = ports;
  return { service, replicas: [one, two], staging, console };
}
