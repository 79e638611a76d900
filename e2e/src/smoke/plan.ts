import { DEVICES, LANGUAGES } from '@huoban/contracts';
import type { Browser, Page } from 'puppeteer';
import { skipped } from '../harness/results';
import { selectCases, SkipCase, type TestCase } from '../harness/runner';
import { crawlPage } from './crawl/crawl-page';
import { findUnmappedPaths } from './crawl/known-paths';
import { LinkIndex } from './crawl/link-index';
import { TabPool } from './crawl/tab-pool';
import { planCrawl, sampleLanguages, type Visit } from './crawl/visits';
import type { Deployment } from './deployment';
import { codeSource, type CodeSource } from './journeys/code-source';
import { journeyCase } from './journeys/journey';
import { loginJourney } from './journeys/login';
import { NAVIGATION_JOURNEYS } from './journeys/navigation';
import { PREFERENCE_JOURNEYS } from './journeys/preferences';
import { SEARCH_JOURNEYS } from './journeys/search';
import type { SmokeOptions } from './options';
import type { CrawlScope } from './smoke-report';
import { behaviorCases } from './behaviors';

/** What the cases of a run share. */
export interface SmokeContext {
  browser: Browser;
  deployment: Deployment;
  tabs: TabPool;
  links: LinkIndex;
  /** A blank tab that parses documents. */
  parser: Page;
  login: Login;
  /** Whether pages are captured for the HTML report. */
  takesScreenshots: boolean;
}

type SmokeCase = TestCase<SmokeContext>;

/** The one login of a run. Private pages wait for it. */
class Login {
  /** Ends the wait with the value of `user-store`; null without a login. */
  end: (store: string | null) => void = () => undefined;
  readonly store = new Promise<string | null>((resolve) => (this.end = resolve));
}

/** All cases of a run. The login is first because private pages wait for it, the links last because pages collect them. */
export async function planRun(
  browser: Browser,
  deployment: Deployment,
  { only, short, suite, code, report }: SmokeOptions,
): Promise<{ cases: SmokeCase[]; context: SmokeContext; scope: CrawlScope }> {
  const login = new Login();
  const context: SmokeContext = {
    ...{ browser, deployment, login },
    tabs: new TabPool(browser, deployment),
    links: new LinkIndex(deployment),
    parser: await browser.newPage(),
    takesScreenshots: report !== null,
  };
  const source = codeSource(deployment.origin, code);
  const { visits, uncrawled } = planCrawl(deployment, await findUnmappedPaths(deployment));
  const pages = selectCases(
    (short ? sampleLanguages(visits) : visits).map((visit) => pageCase(visit, source)),
    { only },
  );
  const loginCase = createLoginCase(source, login);
  const needsLogin = pages.some(({ visit }) => visit.isPrivate);
  const others = [
    ...(suite ? behaviorCases(short) : []),
    ...[...NAVIGATION_JOURNEYS, ...SEARCH_JOURNEYS, ...PREFERENCE_JOURNEYS].map(journeyCase),
  ];
  const crawled = pages.map(({ visit }) => visit);
  return {
    context,
    scope: {
      languages: LANGUAGES.filter((each) => crawled.some(({ language }) => language === each)),
      devices: DEVICES.filter((each) => crawled.some(({ device }) => device === each)),
      only,
      short,
    },
    cases: [
      ...(needsLogin ? [loginCase] : selectCases([loginCase], { only })),
      ...selectCases(others, { only }),
      ...pages,
      ...(only === null ? uncrawled.map(uncrawledCase) : []),
      LINKS,
    ],
  };
}

const pageCase = (visit: Visit, source: CodeSource | string): SmokeCase & { visit: Visit } => ({
  visit,
  group: 'pages',
  name: `${visit.address} (${visit.device})`,
  run: async (context, output) => {
    const session = visit.isPrivate ? await context.login.store : null;
    if (!visit.isPrivate || session !== null) return crawlPage(context, visit, session, output);
    const reason = typeof source === 'string' ? source : 'the login failed';
    output.report(skipped('private pages', reason));
  },
});

function createLoginCase(source: CodeSource | string, login: Login): SmokeCase {
  if (typeof source === 'string') {
    login.end(null);
    return { group: 'journeys', name: 'login', run: () => Promise.reject(new SkipCase(source)) };
  }
  const { run, ...journey } = journeyCase(loginJourney(source, login.end));
  return {
    ...journey,
    run: (context, output) => run(context, output).finally(() => login.end(null)),
  };
}

const uncrawledCase = ({ pattern, reason }: { pattern: string; reason: string }): SmokeCase => ({
  group: 'pages',
  name: pattern,
  run: async (_, { report }) => report(skipped(`pages of ${pattern}`, reason)),
});

/** Targets of links are requested while pages are crawled; the last case waits for the rest. */
const LINKS: SmokeCase = {
  group: 'links',
  name: 'links',
  exclusive: true,
  run: async ({ links }, { report }) => report(...(await links.finish())),
};
