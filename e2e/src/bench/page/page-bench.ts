import path from 'node:path';
import type { Browser } from 'puppeteer';
import { createCertificate } from '../../harness/certificate';
import { registryIn, startShell } from '../../harness/servers';
import { browserPath, launchBrowser } from '../../harness/browser';
import type { Bench, BenchContext } from '../bench';
import { startSite } from '../shared-deployment';
import { deployMonolith, MONOLITH_CHANNEL } from '../monolith/build-monolith';
import { asRendered, withoutRemoteEntry, withoutRendering, withoutScripts } from './documents';
import { startEdgeProxy, type EdgeProxyOptions } from './edge-proxy';
import { figureRows, figuresOf, ratioRows, shuffled, type Figures } from './figures';
import { goalsOf } from './goals';
import { measureNavigation } from './navigation';
import { NETWORK, visitPage, type PageVisit, type Variant } from './page-visit';
import { createRetry, type RetryVisit } from './retry-visit';
import { sectionSizes } from './section-sizes';

const FEDERATED = 'federated, rendered';
const UNRENDERED = 'federated, not rendered';
const MONOLITH = 'monolith, rendered';
const STATIC = 'static page';
/**
 * Puppeteer makes V8 record stacks of errors, and React creates errors when it is loaded. Without positions of lazily
 * compiled functions V8 would parse all of the main script again for that, which no visitor's browser does.
 */
const POSITIONS = '--js-flags=--no-enable-lazy-source-positions';
const NAVIGATION = 'navigation from home to the first game of the library';
/** A navigation is measured in one of so many rounds. */
const NAVIGATION_SHARE = 3;

export const pageBench: Bench = {
  defaults: { rounds: 15, slowdown: 4 },
  async run(context) {
    const { folder, cleanup, options, report } = context;
    const monolith = path.join(folder, 'monolith');
    const { release, registry, service, shell } = await startSite(context);
    report('building the monolith …');
    await deployMonolith(
      { source: registry, registry: registryIn(monolith), scratch: path.join(folder, 'build') },
      release,
    );

    const monolithSite = await startShell({
      registry: registryIn(monolith),
      serviceUrl: service.url,
      env: { CHANNEL: MONOLITH_CHANNEL },
    });
    cleanup.stopLater(monolithSite);
    const { variants, args, protocol } = await startProxies(context, shell.url, monolithSite.url);
    // A browser with windows loads its own interface with each one, during the measured visit.
    const browser = await launchBrowser(cleanup, [...args, POSITIONS], browserPath('shell first'));
    report(
      `${options.path}: ${options.numbers.rounds} rounds in random order, ${protocol}, ` +
        `${NETWORK.downloadBits / 1e6} Mbps down, ${NETWORK.latency} ms latency, ` +
        `${options.numbers.slowdown}x slower processor, ${await browser.version()}`,
    );
    const retry = createRetry(report);
    const visits = await visitAll(browser, variants, retry, context);
    const measured = new Map([...visits].map(([name, all]) => [name, figuresOf(all)]));
    context.table('median (min–max); JS as brotli, 1 KB = 1024 bytes', figureRows(measured));
    context.table('ratios', ratioRows(FEDERATED, measured));
    context.table(NAVIGATION, await navigationRows(browser, variants, retry, context));
    const of = (name: string): Figures => measured.get(name) ?? figuresOf([]);
    context.goals(
      goalsOf({
        federated: of(FEDERATED),
        monolith: of(MONOLITH),
        staticPage: of(STATIC),
        sections: await sectionSizes(registry, release),
      }),
    );
    for (const [name, all] of visits)
      for (const error of new Set(all.flatMap(({ consoleErrors }) => consoleErrors)))
        report(`! ${name}: ${error}`);
    return true;
  },
};

async function navigationRows(
  browser: Browser,
  variants: readonly Variant[],
  retry: RetryVisit,
  { options: { numbers }, report }: BenchContext,
): Promise<string[][]> {
  report('navigating from section to section …');
  const rounds = Math.ceil(numbers.rounds / NAVIGATION_SHARE);
  const options = { rounds, slowdown: numbers.slowdown, retry };
  const rows: string[][] = [];
  for (const variant of variants.filter(({ name }) => name === FEDERATED || name === MONOLITH)) {
    const { cold, prefetched } = await measureNavigation(browser, variant, options);
    rows.push([variant.name, cold.toFixed(0), prefetched.toFixed(0)]);
  }
  return [['variant', 'cold ms', 'prefetched ms'], ...rows];
}

async function startProxies(context: BenchContext, site: string, monolith: string) {
  const { folder, cleanup } = context;
  const year = new Date().getFullYear();
  const certificate = await createCertificate(folder, [year - 1, year + 1]);
  const proxies: [string, Pick<EdgeProxyOptions, 'upstream' | 'transform'>][] = [
    [FEDERATED, { upstream: site, transform: asRendered }],
    [UNRENDERED, { upstream: site, transform: withoutRendering }],
    [MONOLITH, { upstream: monolith, transform: withoutRemoteEntry }],
    [STATIC, { upstream: site, transform: withoutScripts }],
  ];
  const variants: Variant[] = [];
  for (const [name, options] of proxies) {
    const isStatic = name === STATIC;
    const proxy = await startEdgeProxy({ ...options, certificate, cacheDocuments: isStatic });
    cleanup.add(proxy.close);
    const bypassesPolicy = name === UNRENDERED;
    variants.push({ name, origin: proxy.origin, hydrates: !isStatic, bypassesPolicy });
  }
  // Trusted, because the browser caches no files of an origin whose certificate errors are ignored.
  const trust = certificate && `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`;
  const protocol = certificate ? 'HTTP/2' : 'HTTP/1.1 (openssl is not installed)';
  return { variants, args: trust ? [trust] : [], protocol };
}

async function visitAll(
  browser: Browser,
  variants: readonly Variant[],
  retry: RetryVisit,
  { options: { path: address, numbers }, report }: BenchContext,
): Promise<ReadonlyMap<string, PageVisit[]>> {
  const visits = new Map<string, PageVisit[]>(variants.map(({ name }) => [name, []]));
  const visitOnce = (variant: Variant): Promise<PageVisit> =>
    retry(() => visitPage(browser, variant, { path: address, slowdown: numbers.slowdown }));
  // Not counted: fills the caches of the servers, and detects a broken variant early.
  for (const variant of variants) await visitOnce(variant);
  for (let round = 1; round <= numbers.rounds; round += 1) {
    for (const variant of shuffled(variants))
      visits.get(variant.name)?.push(await visitOnce(variant));
    report(`round ${round} of ${numbers.rounds}`);
  }
  return visits;
}
