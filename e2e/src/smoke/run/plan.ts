import { DEVICES, LANGUAGES } from '@huoban/contracts';
import type { Browser } from 'puppeteer';
import type { Deployment } from '../deployment';
import { CHOICES } from '../journeys/choices';
import { codeSource } from '../journeys/code-source';
import { journeyTask } from '../journeys/journey';
import { loginJourney } from '../journeys/login';
import { SEARCHES } from '../journeys/searches';
import { WAYS } from '../journeys/ways';
import type { SmokeOptions } from '../options';
import type { Looked } from '../report/run-report';
import { findUnmappedPaths } from '../walk/known-paths';
import { suiteTasks } from '../suite';
import { LinkBook } from '../walk/link-book';
import { TabPool } from '../walk/tab-pool';
import { visitPage, type Walker } from '../walk/visit-page';
import { languagesInTurn, planVisits, type Visit } from '../walk/visits';
import { skipped, type Finding, type Task } from './task';

/** A value that one task brings and others wait for. */
class Login {
  private settle: (store: string | null) => void = () => undefined;
  readonly store = new Promise<string | null>((resolve) => {
    this.settle = resolve;
  });
  end(store: string | null): void {
    this.settle(store);
  }
}

/**
 * Everything that a run does: the login first, because private pages wait for it, then the long tasks, the pages, and
 * the links that they collected.
 */
export async function planRun(
  browser: Browser,
  deployment: Deployment,
  options: SmokeOptions,
): Promise<{ tasks: Task[]; links: Task; looked: Looked }> {
  const tabs = new TabPool(browser, deployment);
  const book = new LinkBook(deployment);
  const login = new Login();
  const reader = await browser.newPage();
  const photographs = options.report !== null;
  const walker: Walker = { deployment, tabs, links: book, reader, session: null, photographs };
  const { visits, unwalked } = planVisits(deployment, await findUnmappedPaths(deployment));
  const source = codeSource(deployment.origin, options.code);
  const isWanted = ({ name }: Task): boolean =>
    options.only === null || name.includes(options.only);
  const walked = options.short ? languagesInTurn(visits) : visits;
  const wanted = walked.filter((visit) => isWanted(nameOf(visit)));
  const pages = wanted.map((visit) => pageTask(walker, visit, login, source));
  const loginTask = taskOfLogin(deployment, tabs, login, source);
  const needsLogin = wanted.some(({ isPrivate }) => isPrivate);
  const journeys = [...WAYS, ...SEARCHES, ...CHOICES]
    .map((journey) => journeyTask(deployment, tabs, journey))
    .filter(isWanted);
  return {
    looked: {
      languages: LANGUAGES.filter((each) => wanted.some(({ language }) => language === each)),
      devices: DEVICES.filter((each) => wanted.some(({ device }) => device === each)),
      only: options.only,
      short: options.short,
    },
    tasks: [
      ...(needsLogin || isWanted(loginTask) ? [loginTask] : []),
      ...(options.suite ? suiteTasks(deployment.origin, browser, options).filter(isWanted) : []),
      ...journeys,
      ...pages,
      ...(options.only === null ? unwalked.map(unwalkedTask) : []),
    ],
    links: {
      group: 'links',
      name: 'links',
      run: async () => {
        await book.finished();
        return { cases: book.cases(), scene: null };
      },
    },
  };
}

const nameOf = ({ address, device }: Visit): Task => ({
  group: 'pages',
  name: `${address} (${device})`,
  run: () => Promise.reject(new Error('only a name')),
});

function pageTask(
  walker: Walker,
  visit: Visit,
  login: Login,
  source: ReturnType<typeof codeSource>,
): Task {
  return {
    ...nameOf(visit),
    run: async () => {
      if (!visit.isPrivate) return visitPage(walker, visit);
      const session = await login.store;
      if (session !== null) return visitPage({ ...walker, session }, visit);
      const why = typeof source === 'string' ? source : 'the login failed';
      return left('private pages', why);
    },
  };
}

const left = (name: string, why: string): Finding => ({ cases: [skipped(name, why)], scene: null });

function taskOfLogin(
  deployment: Deployment,
  tabs: TabPool,
  login: Login,
  source: ReturnType<typeof codeSource>,
): Task {
  if (typeof source === 'string') {
    login.end(null);
    return { group: 'journeys', name: 'login', run: async () => left('login', source) };
  }
  const journey = loginJourney(source, (store) => login.end(store));
  const task = journeyTask(deployment, tabs, journey);
  return { ...task, run: () => task.run().finally(() => login.end(null)) };
}

const unwalkedTask = ({ pattern, why }: { pattern: string; why: string }): Task => ({
  group: 'pages',
  name: pattern,
  run: async () => left(`pages of ${pattern}`, why),
});
