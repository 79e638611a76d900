import type { Device } from '@huoban/contracts';
import type { ElementHandle, Page } from 'puppeteer';
import { hydrated, shown } from '../../site';
import type { Deployment } from '../deployment';
import { sceneOf } from '../run/scene';
import { failed, passed, sentenceOf, type Task } from '../run/task';
import type { FreshTab, TabPool } from '../walk/tab-pool';

export interface Traveller {
  page: Page;
  device: Device;
  deployment: Deployment;
  /** Goes on with one part of a journey; a failure names it. */
  step: (name: string, work: () => Promise<unknown>) => Promise<void>;
  /** Loads an address as a document, until the application has taken over. */
  enter: (address: string) => Promise<void>;
}

export interface Journey {
  name: string;
  device: Device;
  /** Complaints of the console that belong to the journey. */
  forgives?: RegExp;
  travel: (traveller: Traveller) => Promise<void>;
}

const PATIENCE_MS = 20_000;

/** A journey as one case of a run; all its complaints count against it. */
export const journeyTask = (
  deployment: Deployment,
  tabs: TabPool,
  { name, device, forgives, travel }: Journey,
): Task => ({
  group: 'journeys',
  name: `${name} (${device})`,
  run: () =>
    tabs.use(device, async (tab) => {
      const stopped = await travel(travellerOf(deployment, tab, device)).then(
        () => null,
        sentenceOf,
      );
      const said = [stopped, complaintOf(tab, forgives)].filter((each) => each !== null);
      const problem = said.length > 0 ? said.join('; ') : null;
      return problem === null
        ? { cases: [passed(name)], scene: null }
        : { cases: [failed(name, problem)], scene: await sceneOf(tab.page, tab.trail) };
    }),
});

function travellerOf(deployment: Deployment, { page }: FreshTab, device: Device): Traveller {
  return {
    page,
    device,
    deployment,
    step: async (name, work) => {
      await work().catch((failure: unknown) => {
        throw new Error(`${name}: ${sentenceOf(failure)}`, { cause: failure });
      });
    },
    enter: async (address) => {
      await page.goto(deployment.origin + address, { waitUntil: 'load', timeout: PATIENCE_MS });
      await hydrated(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    },
  };
}

function complaintOf({ trail }: FreshTab, forgives?: RegExp): string | null {
  const complaint = trail.complaints.find(({ text }) => !forgives?.test(text));
  return complaint ? `the console says: ${complaint.text}` : null;
}

/** Waits for a page that was reached without loading a document: its path (without language and `m`) and its heading. */
export async function arrive(page: Page, path: RegExp): Promise<void> {
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
    .catch((cause: unknown) => {
      throw new Error(`${String(path)} was not reached; the address is ${page.url()}`, { cause });
    });
  await shown(page);
  const isSame = await page.$('html[data-same-document]');
  if (!isSame) throw new Error(`${page.url()} was loaded as a document`);
}

/** @returns the first link that a visitor sees and whose path, without language and `m`, matches */
export async function visibleLink(
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
          const isSeen = link.checkVisibility() && width > 1 && height > 1;
          return (
            isSeen && link.origin === location.origin && new RegExp(source, 'i').test(plain || '/')
          );
        }) ?? false,
      { polling: 100, timeout: 10_000 },
      within,
      path.source,
    )
    .catch((cause: unknown) => {
      throw new Error(`${within} of ${page.url()} shows no link to ${String(path)}`, { cause });
    });
  const element = found.asElement();
  if (!element) throw new Error('the link is gone again');
  return element as ElementHandle<HTMLAnchorElement>;
}

export const MENU = 'header button[aria-expanded]';

/** Where the ways of the header are: on the phone the menu is opened first. */
export async function openWays({ page, device }: Traveller): Promise<string> {
  if (device === 'desktop') return 'header';
  await page.click(MENU);
  await page.waitForSelector('dialog[open] nav', { visible: true, timeout: 5000 });
  return 'dialog[open]';
}
