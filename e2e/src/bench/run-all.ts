import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describeMachine } from '../../../scripts/lib/report/dated-report.mjs';
import type { CleanupStack } from '../harness/cleanup';
import { ROOT } from '../harness/processes';
import { messageOf } from '../harness/runner';
import { writeLine } from '../harness/text';
import { currentLoad, isBusy } from './bench';
import { missingFigures, writeBenchReport } from './report';
import { BENCH_NAMES, runBench, type BenchRun, type RunOptions } from './run-bench';

/**
 * Runs all benches one after another; the long form writes a dated report. Its last line is `N passed, N failed`, where a
 * bench passes when it printed all its figures, whatever their values are.
 * @returns whether all passed
 */
export async function runAll(options: RunOptions, cleanup: CleanupStack): Promise<boolean> {
  const startedAt = new Date().toISOString();
  const loadBefore = currentLoad();
  const benches: BenchRun[] = [];
  let failed = 0;
  for (const name of BENCH_NAMES) {
    writeLine(`\n== ${name}`);
    try {
      const run = await runBench(name, options, cleanup);
      benches.push(run);
      const missing = missingFigures(run.tables);
      if (missing.length > 0) throw new Error(`figures are missing: ${missing.join('; ')}`);
    } catch (error) {
      failed += 1;
      writeLine(`✗ ${name}: ${messageOf(error)}`);
    } finally {
      await cleanup.run();
    }
  }
  if (!options.isShort) {
    const file = writeBenchReport(path.join(ROOT, 'reports'), {
      ...{ startedAt, loadBefore, loadAfter: currentLoad(), isBusy: isBusy(loadBefore), benches },
      commit: execFileSync('git', ['describe', '--always', '--dirty'], {
        cwd: ROOT,
        encoding: 'utf8',
      }).trim(),
      machine: describeMachine(),
    });
    writeLine(`\nwrote ${file}`);
  }
  writeLine(`\n${BENCH_NAMES.length - failed} passed, ${failed} failed`);
  return failed === 0;
}
