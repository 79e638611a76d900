import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '../../harness/browser';
import { deployMonolith } from '../monolith/build-monolith';
import { deployInto, registryIn, startService, startShell } from '../site-programs';
import { makeCertificate } from './certificate';
import { asRendered, withoutRemoteEntry, withoutRendering, withoutScripts } from './documents';
import { figuresOf, type Figures } from './figures';
import { startFront, type FrontOptions } from './edge-proxy';
import { goalsOf } from './goals';
import { figureTable, goalTable, ratioTable } from './page-report';
import { sectionSizes } from './section-sizes';
import { shuffled } from './statistics';
import { FEDERATED, FEDERATED_EMPTY, MONOLITH, STATIC, type Variant } from './variants';
import { CPU_SLOWDOWN, NETWORK, VisitFailed, visit, type Visit } from './visit';

/** Visits that may fail in one run before it is given up. */
const MOST_FAILED = 10;
/** After a failed visit: the shell keeps a section that failed out of service for half a minute. */
const PAUSE_MS = 31_000;

export interface PageBench {
  rounds: number;
  path: string;
  /** First of the seven ports that are taken. */
  port: number;
  folder: string;
  say: (line: string) => void;
  /** Called in reverse order at the end, whatever happens. */
  later: (undo: () => Promise<void> | void) => void;
}

/** Measures the page in all variants, interleaved, and prints figures, ratios and goals. */
export async function benchPage(bench: PageBench): Promise<void> {
  const { folder, port, say, later } = bench;
  const federated = path.join(folder, 'federated');
  say('building the federated site …');
  const release = await deployInto(federated);
  const registry = path.join(folder, 'monolith', 'registry');
  say('building the monolith …');
  const scratch = path.join(folder, 'monolith', 'build');
  await deployMonolith({ source: registryIn(federated), registry, scratch }, release);

  later((await startService(federated, port)).stop);
  later((await startShell(registryIn(federated), port + 1, port)).stop);
  later((await startShell(registry, port + 2, port)).stop);
  const { variants, args, protocol } = await startFronts(bench);
  const browser = await launchBrowser({ args });
  later(() => browser.close());
  say(
    `${bench.path}: ${bench.rounds} rounds in random order, ${protocol}, ` +
      `${NETWORK.downloadBits / 1e6} Mbps down, ${NETWORK.latency} ms latency, ` +
      `${CPU_SLOWDOWN}x slower processor, ${await browser.version()}`,
  );
  const visits = await visitAll(browser, variants, bench);
  report(bench, visits, await sectionSizes(registryIn(federated), release));
}

async function startFronts({ port, folder, later }: PageBench) {
  const certificate = await makeCertificate(folder);
  const site = `http://127.0.0.1:${port + 1}`;
  const monolith = `http://127.0.0.1:${port + 2}`;
  const fronts: [string, Pick<FrontOptions, 'upstream' | 'transform'>][] = [
    [FEDERATED, { upstream: site, transform: asRendered }],
    [FEDERATED_EMPTY, { upstream: site, transform: withoutRendering }],
    [MONOLITH, { upstream: monolith, transform: withoutRemoteEntry }],
    [STATIC, { upstream: site, transform: withoutScripts }],
  ];
  const variants: Variant[] = [];
  for (const [name, options] of fronts) {
    const isStatic = name === STATIC;
    const place = { port: port + 3 + variants.length, keep: isStatic, certificate };
    const front = await startFront({ ...options, ...place });
    later(front.close);
    variants.push({ name, origin: front.origin, hydrates: !isStatic });
  }
  // Trusted, not ignored: the browser keeps nothing of an origin whose certificate it does not trust.
  const trust = certificate && `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`;
  const protocol = certificate ? 'HTTP/2' : 'HTTP/1.1 (openssl is not installed)';
  return { variants, args: trust ? [trust] : [], protocol };
}

async function visitAll(
  browser: Browser,
  variants: readonly Variant[],
  { rounds, path: address, say }: PageBench,
): Promise<ReadonlyMap<string, Visit[]>> {
  const visits = new Map<string, Visit[]>(variants.map(({ name }) => [name, []]));
  let failed = 0;
  const visitOnce = async (variant: Variant): Promise<Visit> => {
    for (;;) {
      try {
        return await visit(browser, variant, address);
      } catch (failure) {
        failed += 1;
        if (!(failure instanceof VisitFailed) || failed > MOST_FAILED) throw failure;
        say(`! ${failure.message}; visited again`);
        await sleep(PAUSE_MS);
      }
    }
  };
  // Not counted: fills the caches of the servers, and shows a broken variant before the long part.
  for (const variant of variants) await visitOnce(variant);
  for (let round = 1; round <= rounds; round += 1) {
    for (const variant of shuffled(variants)) {
      visits.get(variant.name)?.push(await visitOnce(variant));
    }
    say(`round ${round} of ${rounds}`);
  }
  return visits;
}

function report(
  { say }: PageBench,
  visits: ReadonlyMap<string, Visit[]>,
  sections: Awaited<ReturnType<typeof sectionSizes>>,
): void {
  const measured = new Map<string, Figures>(
    [...visits].map(([name, all]) => [name, figuresOf(all)]),
  );
  const of = (name: string): Figures => measured.get(name) ?? figuresOf([]);
  const goals = goalsOf({
    federated: of(FEDERATED),
    monolith: of(MONOLITH),
    fixed: of(STATIC),
    sections,
  });
  say(`\nmedian (min–max); JS as brotli, 1 KB = 1024 bytes\n${figureTable(measured)}`);
  say(`\n${ratioTable(FEDERATED, measured)}\n\n${goalTable(goals)}`);
  for (const [name, all] of visits) {
    const consoleErrors = new Set(all.flatMap((visited) => visited.consoleErrors));
    for (const complaint of consoleErrors) say(`\n! ${name}: ${complaint}`);
  }
}
