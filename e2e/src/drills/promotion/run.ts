import { withCleanup } from '../../harness/cleanup';
import { COMMON_OPTIONS, readArgs } from '../../harness/program';
import { reportResults } from '../../harness/html-report';
import { runSuite } from '../../harness/runner';
import { ReleaseSite } from './release-site';
import type { PromotionContext } from './step';
import { promotionSteps } from './steps';

const TIMEOUT_MS = 3_600_000;

const OPTIONS = {
  ...COMMON_OPTIONS,
  short: { type: 'boolean', default: false },
} as const;

/**
 * Runs a promotion on two shells under load, in which no request may fail. `--short`: few smoke checks.
 * @returns exit code
 */
export async function runPromotionDrill(args: readonly string[]): Promise<number> {
  const { short, json } = readArgs(args, OPTIONS);
  return withCleanup(async (cleanup) => {
    const folder = await cleanup.temporaryFolder('huoban-release-drill-');
    const site = new ReleaseSite(folder, cleanup);
    const context: PromotionContext = {
      ...{ site, short, cleanup, tabs: [] },
      ...{ openTab: null, load: null, failedStep: null },
    };
    cleanup.add(() => context.load?.stop());
    const results = await runSuite({
      title: 'release drill',
      cases: promotionSteps({ short }),
      contexts: [context],
      timeoutMs: TIMEOUT_MS,
    });
    return reportResults(results, json);
  });
}
