import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { describeMachine } from '../../../scripts/lib/report/dated-report.mjs';
import type { CleanupStack } from '../harness/cleanup';
import { ROOT, runNode } from '../harness/processes';
import { messageOf } from '../harness/runner';
import { writeLine } from '../harness/text';
import { currentLoad, isBusy } from './bench';
import { missingPlaces, toFiguresDocument } from './figures-document';
import { missingFigures, writeBenchReport, type BenchReport } from './report';
import { BENCH_NAMES, runBench, type BenchRun, type RunOptions } from './run-bench';
import { SharedDeployment } from './shared-deployment';
import { waitForQuiet } from './wait-for-quiet';

/** Benches of the short form at the same time: their times are not read, and most wait for something. */
const SHORT_CONCURRENCY = 2;
const FIGURES = 'docs/figures.md';

/**
 * Runs all benches, one after another in the long form, which writes a dated report. Its last line is
 * `N passed, N failed`, where a bench passes when it printed all its figures, whatever their values are, and in the short
 * form when `docs/figures.md` has a place for each. Those that failed are named before it.
 * @returns whether all passed
 */
export async function runAll(options: RunOptions, cleanup: CleanupStack): Promise<boolean> {
  const loadBefore = options.isShort ? currentLoad() : await waitForQuiet();
  const startedAt = new Date().toISOString();
  const benches: BenchRun[] = [];
  const failures: string[] = [];
  const document = await fs.readFile(path.join(ROOT, FIGURES), 'utf8');
  const shared = { deployment: new SharedDeployment(cleanup), cleanup };
  await pLimit(options.isShort ? SHORT_CONCURRENCY : 1).map(BENCH_NAMES, async (name) => {
    try {
      const run = await runBench(name, options, shared);
      benches.push(run);
      const missing = missingFigures(run.tables);
      if (missing.length > 0) throw new Error(`figures are missing: ${missing.join('; ')}`);
      const unplaced = options.isShort ? missingPlaces(document, run) : [];
      if (unplaced.length > 0)
        throw new Error(`${FIGURES} lacks these, add them with –: ${unplaced.join('; ')}`);
    } catch (error) {
      failures.push(`✗ ${name}: ${messageOf(error)}`);
    }
  });
  if (!options.isShort) {
    const report: BenchReport = {
      ...{ startedAt, loadBefore, loadAfter: currentLoad(), isBusy: isBusy(loadBefore), benches },
      commit: execFileSync('git', ['describe', '--always', '--dirty'], {
        cwd: ROOT,
        encoding: 'utf8',
      }).trim(),
      machine: describeMachine(),
    };
    writeLine(`\nwrote ${writeBenchReport(path.join(ROOT, 'reports'), report)}`);
    if (!report.isBusy && failures.length === 0) await writeFigures(report);
  }
  writeLine(['', ...failures].join('\n'));
  writeLine(`${BENCH_NAMES.length - failures.length} passed, ${failures.length} failed`);
  return failures.length === 0;
}

async function writeFigures(report: BenchReport): Promise<void> {
  await fs.writeFile(path.join(ROOT, FIGURES), toFiguresDocument(report));
  await runNode(['node_modules/oxfmt/bin/oxfmt', FIGURES]);
  writeLine(`wrote ${FIGURES}`);
}
