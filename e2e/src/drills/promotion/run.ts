import { withCleanup } from '../../harness/cleanup';
import { freePort } from '../../harness/processes';
import { COMMON_OPTIONS, readArgs } from '../../harness/program';
import { exitCodeOf, summarize } from '../../harness/results';
import { runSuite } from '../../harness/runner';
import { writeLine } from '../../harness/text';
import { ReleaseSite, type Ports } from './release-site';
import type { PromotionContext } from './step';
import { promotionSteps } from './steps';

const TIMEOUT_MS = 3_600_000;

const OPTIONS = {
  ...COMMON_OPTIONS,
  short: { type: 'boolean', default: false },
  port: { type: 'string' },
} as const;

/**
 * Runs a promotion on two shells under load, in which no request may fail. `--short`: few smoke checks. `--port`: first of
 * four ports, free ones by default.
 * @returns exit code
 */
export async function runPromotionDrill(args: readonly string[]): Promise<number> {
  const { short, port } = readArgs(args, OPTIONS);
  return withCleanup(async (cleanup) => {
    const folder = await cleanup.temporaryFolder('huoban-release-drill-');
    const site = new ReleaseSite(folder, await choosePorts(port), cleanup);
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
    writeLine(summarize(results));
    return exitCodeOf(results);
  });
}

async function choosePorts(first: string | undefined): Promise<Ports> {
  const ports: number[] = [];
  for (let index = 0; index < 4; index += 1)
    ports.push(first === undefined ? await freePort() : Number(first) + index);
  const [service = 0, one = 0, two = 0, staging = 0] = ports;
  return { service, replicas: [one, two], staging };
}
