import type { Device } from '@huoban/contracts';
import type { ElementHandle, Page } from 'puppeteer';
import { messageOf, type TestCase } from '../../harness/runner';
import { failWith } from '../../harness/wait';
import { waitForHydration, waitForRoute } from '../../page/site';
import { captureSnapshot } from '../../page/snapshot';
import type { FreshTab } from '../crawl/tab-pool';
import type { Deployment } from '../deployment';
import type { SmokeContext } from '../plan';

export interface JourneyContext {
  page: Page;
  device: Device;
  deployment: Deployment;
  /** Runs one part of a journey; a failure names it. */
  step: (name: string, work: () => Promise<unknown>) => Promise<void>;
  /** Loads an address as a document and waits for hydration. */
  open: (address: string) => Promise<void>;
}

export interface Journey {
  name: string;
  device: Device;
  /** Console errors that belong to the journey. */
  allowedErrors?: RegExp;
  run: (context: JourneyContext) => Promise<void>;
}

const TIMEOUT_MS = 20_000;

/** A journey fails by what it throws, and by console errors. */
export const journeyCase = ({
  name,
  device,
  allowedErrors,
  run,
}: Journey): TestCase<SmokeContext> => ({
  group: 'journeys',
  name: `${name} (${device})`,
  run: ({ tabs, deployment }, { attach }) =>
    tabs.use(device, async (tab) => {
      const problems: string[] = [];
      await run(createContext(deployment, tab, device)).catch((error: unknown) =>
        problems.push(messageOf(error)),
      );
      const logged = tab.activity.consoleErrors.find(({ text }) => !allowedErrors?.test(text));
      if (logged) problems.push(`console: ${logged.text}`);
      if (problems.length === 0) return;
      attach({ snapshot: await captureSnapshot(tab) });
      throw new Error(problems.join('; '));
    }),
});

const createContext = (
  deployment: Deployment,
  { page }: FreshTab,
  device: Device,
): JourneyContext => ({
  ...{ page, device, deployment },
  step: async (name, work) => {
    await work().catch((error: unknown) => {
      throw new Error(`${name}: ${messageOf(error)}`, { cause: error });
    });
  },
  open: async (address) => {
    await page.goto(deployment.origin + address, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await waitForHydration(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  },
});

/** Waits for a page that was reached without loading a document: its path (without language and `m`) and its heading. */
export async function expectRoute(page: Page, path: RegExp): Promise<void> {
  await page
    .waitForFunction(
      (source) => {
        const plain = location.pathname
          .replace(/^\/(en|ja)(?=\/|$)/, '')
          .replace(/^\/m(?=\/|$)/, '');
        return (
          new RegExp(source, 'i').test(plain || '/') &&
          document.querySelector('main h1') !== null &&
          !document.querySelector('main [aria-busy=true]')
        );
      },
      { polling: 50, timeout: 10_000 },
      path.source,
    )
    .catch(failWith(() => `${String(path)} was not reached; the address is ${page.url()}`));
  await waitForRoute(page);
  if (!(await page.$('html[data-same-document]')))
    throw new Error(`${page.url()} was loaded as a document`);
}

/** @returns the first visible link whose path, without language and `m`, matches */
export async function findVisibleLink(
  page: Page,
  within: string,
  path: RegExp,
): Promise<ElementHandle<HTMLAnchorElement>> {
  const found = await page
    .waitForFunction(
      (scope, source) =>
        [...document.querySelectorAll<HTMLAnchorElement>(`${scope} a[href]`)].find((link) => {
          const plain = link.pathname.replace(/^\/(en|ja)(?=\/|$)/, '').replace(/^\/m(?=\/|$)/, '');
          const { width, height } = link.getBoundingClientRect();
          const isVisible = link.checkVisibility() && width > 1 && height > 1;
          const isInternal = link.origin === location.origin;
          return isVisible && isInternal && new RegExp(source, 'i').test(plain || '/');
        }) ?? false,
      { polling: 100, timeout: 10_000 },
      within,
      path.source,
    )
    .catch(failWith(() => `${within} of ${page.url()} shows no link to ${String(path)}`));
  const element = found.asElement();
  if (!element) throw new Error('the link was removed again');
  return element as ElementHandle<HTMLAnchorElement>;
}

export const MENU = 'header button[aria-expanded]';
export const OPEN_MENU = 'dialog[open] nav';

export async function openMenu(page: Page): Promise<void> {
  await page.click(MENU);
  await page.waitForSelector(OPEN_MENU, { visible: true, timeout: 5000 });
}

/** @returns selector of what holds the navigation links; on the phone the menu is opened first */
export async function openNavigation({ page, device }: JourneyContext): Promise<string> {
  if (device === 'desktop') return 'header';
  await openMenu(page);
  return 'dialog[open]';
}
