import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../harness/browser';
import { Site } from '../page/site';
import { DRILLS, TIMED } from './catalogue';
import { CannotBeDone, type Drill } from './drill';
import { reportMarkdown, reportText, type Outcome } from './report';
import { Ground } from './context/drill-context';
import { OwnSite } from './context/test-site';
import { ROW_NUMBERS, type RowNumber } from './fault-table';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const OPTIONS = {
  // all end-to-end programs are given it; faults are injected into a site of their own
  url: { type: 'string' },
  only: { type: 'string' },
  rows: { type: 'string' },
  report: { type: 'string' },
  full: { type: 'boolean' },
  sites: { type: 'string', default: '1' },
} as const;

/**
 * Starts a site of its own, injects one fault after another, and says what became of each.
 * `--full`: long drills too. `--only`: a part of their names. `--rows 1,17`: those of some rows. `--report`: a file for
 * the table. `--sites 2`: on two sites at once, except for those that measure times.
 * @returns whether everything held
 */
export async function runFaults(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const { only = '', full = false } = values;
  const rows = values.rows?.split(',').map(Number);
  const wanted = DRILLS.filter(
    (drill) =>
      (full || !drill.long) &&
      drill.name.includes(only) &&
      (!rows || drill.rows.some((row) => rows.includes(row))),
  );
  const outcomes = await runAll(wanted, values.sites === '2');
  const broken = outcomes.filter(({ result }) => result === 'broken').length;
  const undone = outcomes.filter(({ result }) => result === 'undone').length;
  if (full) say(`\n${reportText(outcomes, rowsOf(wanted, wanted.length < DRILLS.length))}\n`);
  if (values.report !== undefined) await writeReport(values.report, outcomes, full);
  if (undone > 0) say(`${undone} could not be done on this machine, see above`);
  say(`${outcomes.length - broken - undone} passed, ${broken} failed`);
  return broken === 0;
}

/** The rows that a report tells of: all of them, or those of the drills that were chosen. */
const rowsOf = (drills: readonly Drill[], isPart: boolean): readonly RowNumber[] =>
  ROW_NUMBERS.filter((row) => !isPart || drills.some(({ rows }) => rows.includes(row)));

/** @returns an outcome for each drill, in their order */
async function runAll(drills: readonly Drill[], onTwoSites: boolean): Promise<Outcome[]> {
  const found = new Map<Drill, Outcome>();
  const untimed = drills.filter((drill) => !TIMED.has(drill));
  const runFrom = async (waiting: Drill[], ground: Ground): Promise<void> => {
    for (let drill = waiting.shift(); drill; drill = waiting.shift())
      found.set(drill, await outcomeOf(drill, ground));
  };
  const second = onTwoSites ? onOwnSite((ground) => runFrom(untimed, ground)) : Promise.resolve();
  // Its failure is told by the first site's work, which waits for it.
  second.catch(() => undefined);
  await onOwnSite(async (ground) => {
    await runFrom(untimed, ground);
    await second;
    await runFrom(
      drills.filter((drill) => TIMED.has(drill)),
      ground,
    );
  });
  return drills.flatMap((drill) => found.get(drill) ?? []);
}

async function onOwnSite(work: (ground: Ground) => Promise<void>): Promise<void> {
  const own = await OwnSite.start();
  const browser = await launchBrowser();
  try {
    const pages = new Site(own.url, browser);
    await work(await Ground.prepare(own, pages));
  } finally {
    await browser.close();
    await own.discard();
  }
}

async function outcomeOf({ rows, name, run }: Drill, ground: Ground): Promise<Outcome> {
  const began = performance.now();
  const { result, said } = await run(ground).then(
    (measured) => ({ result: 'held' as const, said: typeof measured === 'string' ? measured : '' }),
    (failure: unknown) => ({
      result: failure instanceof CannotBeDone ? ('undone' as const) : ('broken' as const),
      said: failure instanceof Error ? failure.message : String(failure),
    }),
  );
  const outcome = { rows, name, result, said, ms: performance.now() - began };
  const time = `${(outcome.ms / 1000).toFixed(1)} s`;
  const mark = { held: '✓', broken: '✗', undone: '–' }[result];
  say(`${mark} ${rows.map((row) => `[${row}] `).join('')}${name} (${time})`);
  if (said !== '') say(`    ${said}`);
  return outcome;
}

async function writeReport(
  file: string,
  outcomes: readonly Outcome[],
  full: boolean,
): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  const form = full ? 'full form' : 'short form';
  await fs.writeFile(file, reportMarkdown(outcomes, { at: new Date(), form }));
  say(`the report is in ${file}`);
}
