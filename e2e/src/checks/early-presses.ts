import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { DEVICES, type Device } from '@huoban/contracts';
import { waitUntil } from '../harness/wait';
import { openHeldScreen } from '../page/held-application';
import { waitForHydration } from '../page/site';
import { inLayouts, type BehaviorCheck } from './behavior-check';
import { CHAT, send } from './chat';

/** More than a held press lasts. */
const EXPIRED_MS = 5500;

interface Press {
  name: string;
  path: string;
  isPrivate?: true;
  devices?: readonly Device[];
  act: (page: Page) => Promise<unknown>;
  /** What the page shows once the press was done exactly once. */
  done: (page: Page) => Promise<boolean>;
}

const has = (selector: string) => async (page: Page) => (await page.$(selector)) !== null;
const click = (selector: string) => (page: Page) => page.click(selector);
const sendByEnter = (page: Page) => send(page, 'hi');
const TOGGLE = 'main nav button[aria-expanded]';
const sentOnce = async (page: Page) =>
  (await page.$$eval(
    '[role=log] [class*=bubble]',
    (bubbles) => bubbles.filter((bubble) => bubble.textContent.trim() === 'hi').length,
  )) === 1 && (await page.$eval('textarea', ({ value }) => value)) === '';

const PRESSES: readonly Press[] = [
  {
    name: 'start reading',
    path: '/game-partner/story-3004',
    act: click('main a[role=button]'),
    done: has('main [aria-live]'),
  },
  {
    name: 'more tags',
    path: '/game-partner/',
    devices: ['desktop'],
    act: click(TOGGLE),
    done: has('main nav button[aria-expanded=true]'),
  },
  {
    name: 'a filter',
    path: '/game-library',
    act: click('main a[href*="gameLetter="]'),
    done: async (page) => page.url().includes('gameLetter='),
  },
  {
    name: 'a panel of the home page',
    path: '/',
    devices: ['desktop'],
    act: click('main ol li:nth-child(3) button'),
    done: has('main ol li:nth-child(3) button[aria-current=true]'),
  },
  {
    name: 'Enter in the chat of a guest',
    path: CHAT,
    act: sendByEnter,
    done: sentOnce,
  },
  {
    name: 'Enter in the chat of a logged-in visitor',
    path: CHAT,
    isPrivate: true,
    act: sendByEnter,
    done: sentOnce,
  },
  {
    name: 'the send button of the chat of a logged-in visitor',
    path: CHAT,
    isPrivate: true,
    act: async (page) => {
      await page.type('textarea', 'hi');
      await page.click('main form button[type=submit]');
    },
    done: sentOnce,
  },
];

const pressCheck = ({ name, act, done, ...screen }: Press, device: Device): BehaviorCheck => ({
  name: `before hydration: a press is done once: ${name} (${device})`,
  run: async ({ site }) => {
    const { page, release, consoleErrors } = await openHeldScreen(site, screen, device);
    await act(page);
    release();
    await waitForHydration(page);
    await waitUntil(`the press is done: ${name}`, 8000, () => done(page));
    await pause(500);
    assert(await done(page), 'the press was done twice');
    assert.deepEqual(consoleErrors, [], 'the list of console errors');
  },
});

const toggled = (page: Page) => page.$eval(TOGGLE, (button) => button.ariaExpanded);
const isMarked = (page: Page) => has(`${TOGGLE}[data-held]`)(page);

const expiryCheck: BehaviorCheck = {
  name: 'before hydration: a press is marked, and dropped after 5 s',
  run: async ({ site }) => {
    const { page, release } = await openHeldScreen(site, { path: '/game-partner/' }, 'desktop');
    await page.click(TOGGLE);
    assert(await isMarked(page), 'the held press is not marked');
    await pause(EXPIRED_MS);
    assert(!(await isMarked(page)), 'the mark stays');
    release();
    await waitForHydration(page);
    await pause(500);
    assert.equal(await toggled(page), 'false', 'aria-expanded');
  },
};

export const EARLY_PRESS_CHECKS: readonly BehaviorCheck[] = [
  ...PRESSES.flatMap((press, row) =>
    inLayouts(row, press.devices ?? DEVICES, (device) => pressCheck(press, device)),
  ),
  expiryCheck,
];
