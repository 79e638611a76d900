import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { axeFaults } from '../../page-facts/axe-faults';
import { lengthenTexts, overflows, unwordedTexts } from '../../page-facts/wordings';
import { hydrated } from '../../site';
import { bootIn, type Deployment } from '../deployment';
import { photograph, sceneOf } from '../run/scene';
import { type CaseResult, failed, type Finding, passed, sentenceOf } from '../run/task';
import type { Trail } from '../run/trail';
import type { LinkBook } from './link-book';
import { liveFacts } from './live-facts';
import { judgePage } from './page-checks';
import { servedFacts } from './served-facts';
import type { FreshTab, TabPool } from './tab-pool';
import type { Visit } from './visits';

const PATIENCE_MS = 20_000;
/** Long enough for what follows hydration: header transition, overlay, first effects. */
const SETTLE_MS = 400;
const SMALL = 0.25;
const COMES_UP = 'comes up';

export interface Walker {
  deployment: Deployment;
  tabs: TabPool;
  links: LinkBook;
  /** A blank tab in which documents are read. */
  reader: Page;
  /** Value of `user-store` of the login of this run; null without one. */
  session: string | null;
  /** Whether a report is wanted, which shows each page. */
  photographs: boolean;
}

/** Opens a page as a new visitor would and judges everything about it. */
export const visitPage = (walker: Walker, visit: Visit): Promise<Finding> =>
  walker.tabs.use(
    visit.device,
    async (tab) => {
      const found = await inspect(walker, visit, tab).catch((failure: unknown) => ({
        cases: [failed(COMES_UP, comesNot(failure, tab.trail))],
        timings: {},
      }));
      const isBad = found.cases.some(({ outcome }) => outcome === 'failed');
      return {
        ...found,
        picture: walker.photographs ? await photograph(tab.page, SMALL) : null,
        scene: isBad ? await sceneOf(tab.page, tab.trail) : null,
      };
    },
    visit.isPrivate ? walker.session : null,
  );

async function inspect(
  { deployment, links, reader }: Walker,
  visit: Visit,
  { page, trail }: FreshTab,
): Promise<Pick<Finding, 'cases' | 'timings'>> {
  const since = performance.now();
  const address = deployment.origin + visit.address;
  const answer = await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
  if (!answer) throw new Error('the browser got no answer');
  const html = await answer.text();
  const missing = await standing(page).then(
    () => null,
    (failure: unknown) => comesNot(failure, trail),
  );
  const ready = Math.round(performance.now() - since);
  await pause(SETTLE_MS);
  const live = await liveFacts(page);
  // The error page links to its twins in other languages, which are as wrong as it.
  if (visit.status === 200) links.add(visit.address, live.links);
  const read = async () => ({
    visit,
    live,
    trail,
    status: answer.status(),
    policy: answer.headers()['content-security-policy'] ?? '',
    release: { wanted: deployment.release, found: bootIn(html)?.release ?? null },
    served: await servedFacts(reader, html, address),
    stability: await page.evaluate(() => window.stability),
    violations: await page.evaluate(() => window.policyViolations),
    unworded: await unwordedTexts(page),
    overflowing: await overflows(page),
    axe: await axeFaults(page),
  });
  const facts = await read().catch((failure: unknown) => {
    if (missing === null) throw failure;
    return null;
  });
  // What does not stand may leave in the middle of being looked at: then why it does not stand is all there is to say.
  if (facts === null) {
    return { cases: [failed(COMES_UP, missing ?? '')], timings: { ...live.timings, ready } };
  }
  const cases: CaseResult[] = [
    missing === null ? passed(COMES_UP) : failed(COMES_UP, missing),
    ...judgePage(facts),
  ];
  if (visit.language === 'en') {
    await lengthenTexts(page);
    const cut = await overflows(page);
    const name = 'fits with longer words';
    cases.push(cut.length === 0 ? passed(name) : failed(name, cut.slice(0, 3).join(' | ')));
  }
  return { cases, timings: { ...live.timings, ready } };
}

/** Waits until the application has taken over and everything has arrived. */
async function standing(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForSelector('main h1');
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), {
    polling: 100,
  });
}

/** A page that never stands says why on its console more often than not. */
function comesNot(failure: unknown, trail: Trail): string {
  const said = [
    ...trail.complaints.map(({ text }) => text),
    ...trail.lost.map(({ address, why }) => `${why} ${address}`),
  ];
  const [first] = sentenceOf(failure).split('\n');
  return [first, ...new Set(said)].slice(0, 6).join(' | ');
}
