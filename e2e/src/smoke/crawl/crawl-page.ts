import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { failed, passed, type CheckResult } from '../../harness/results';
import { messageOf, type CaseOutput } from '../../harness/runner';
import { findAxeViolations } from '../../page/axe';
import type { PageActivityLog } from '../../page/page-activity';
import { waitForHydration } from '../../page/site';
import { captureScreenshot, captureSnapshot } from '../../page/snapshot';
import { findOverflows, findUntranslatedKeys, lengthenTexts } from '../../page/texts';
import { parseBootData } from '../deployment';
import type { SmokeContext } from '../plan';
import { readLiveFacts } from './live-facts';
import { checkPage } from './page-checks';
import { readServedFacts } from './served-facts';
import type { FreshTab } from './tab-pool';
import type { Visit } from './visits';

const TIMEOUT_MS = 20_000;
/** Long enough for what follows hydration: header transition, overlay, first effects. */
const SETTLE_MS = 400;
const THUMBNAIL_SCALE = 0.25;
const LOADS = 'comes up';
const FITS = 'fits with longer words';

export const crawlPage = (
  context: SmokeContext,
  visit: Visit,
  session: string | null,
  { report, attach }: CaseOutput,
): Promise<void> =>
  context.tabs.use(
    visit.device,
    async (tab) => {
      const checks = await inspectPage(context, visit, tab, attach).catch((error: unknown) => [
        failed(LOADS, describeLoadFailure(error, tab.activity)),
      ]);
      report(...checks);
      if (context.takesScreenshots)
        attach({ screenshot: await captureScreenshot(tab.page, THUMBNAIL_SCALE) });
      if (checks.some(({ outcome }) => outcome === 'failed'))
        attach({ snapshot: await captureSnapshot(tab) });
    },
    session,
  );

async function inspectPage(
  { deployment, links, parser }: SmokeContext,
  visit: Visit,
  { page, activity }: FreshTab,
  attach: CaseOutput['attach'],
): Promise<CheckResult[]> {
  const startedAt = performance.now();
  const address = deployment.origin + visit.address;
  const response = await page.goto(address, { waitUntil: 'load', timeout: TIMEOUT_MS });
  if (!response) throw new Error('the browser got no response');
  const html = await response.text();
  const loadProblem = await waitForContent(page).then(
    () => null,
    (error: unknown) => describeLoadFailure(error, activity),
  );
  const ready = Math.round(performance.now() - startedAt);
  await pause(SETTLE_MS);
  const live = await readLiveFacts(page);
  attach({ timings: { ...live.timings, ready } });
  // The error page links to its twins in other languages, which are just as missing.
  if (visit.status === 200) links.add(visit.address, live.links);
  const readFacts = async () => ({
    ...{ visit, live, activity },
    // 304 confirms the document that an earlier tab of this window has kept.
    status: response.status() === 304 ? 200 : response.status(),
    policy: response.headers()['content-security-policy'] ?? '',
    release: { expected: deployment.release, actual: parseBootData(html)?.release ?? null },
    served: await readServedFacts(parser, html, address),
    stability: await page.evaluate(() => window.stability),
    violations: await page.evaluate(() => window.policyViolations),
    untranslated: await findUntranslatedKeys(page),
    overflows: await findOverflows(page),
    axe: await findAxeViolations(page),
  });
  const facts = await readFacts().catch((error: unknown) => {
    if (loadProblem === null) throw error;
    return null;
  });
  const loads = loadProblem === null ? passed(LOADS) : failed(LOADS, loadProblem);
  // A page that never loads may leave while it is inspected.
  if (facts === null) return [loads];
  const checks = [loads, ...checkPage(facts)];
  if (visit.language !== 'en') return checks;
  await lengthenTexts(page);
  const cut = await findOverflows(page);
  return [...checks, cut.length === 0 ? passed(FITS) : failed(FITS, cut.slice(0, 3).join(' | '))];
}

async function waitForContent(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForSelector('main h1');
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), {
    polling: 100,
  });
}

/** The console tells more often than not why a page does not load. */
function describeLoadFailure(error: unknown, activity: PageActivityLog): string {
  const details = [
    ...activity.consoleErrors.map(({ text }) => text),
    ...activity.failedRequests.map(({ address, reason }) => `${reason} ${address}`),
  ];
  const [first] = messageOf(error).split('\n');
  return [first, ...new Set(details)].slice(0, 6).join(' | ');
}
