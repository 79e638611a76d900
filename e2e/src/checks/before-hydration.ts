import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { ElementHandle, Page } from 'puppeteer';
import { DEVICES, type Device } from '@huoban/contracts';
import { waitUntil } from '../harness/wait';
import { addressOf } from '../page/address';
import { openHeld, type HeldTab } from '../page/held-application';
import { focusTab } from '../page/keyboard';
import { createLoggedInVisitor } from '../page/log-in';
import { SCREENS, type Screen } from '../page/screens';
import { waitForHydration, type Site } from '../page/site';
import type { BehaviorCheck } from './behavior-check';

const CHAT = '/game-partner/chat-1024';
const MENU = 'header button[aria-expanded]';
const LOG_IN = 'button:not([aria-label])';
const FIELDS = 'main :is(input:not([type=hidden]), textarea, select)';
const SLOWDOWN = 4;
const SETTLED_MS = 1500;
const SCREENS_WITH_FIELD = ['partner square', 'game library', 'search', 'chat'];
const SEARCHES_WHILE_TYPING = ['partner square', 'search'];
/** More than a held press lasts. */
const EXPIRED_MS = 5500;

async function openHeldScreen(
  site: Site,
  { path, isPrivate }: Pick<Screen, 'path' | 'isPrivate'>,
  device: Device,
): Promise<HeldTab> {
  const context = isPrivate && (await createLoggedInVisitor(site));
  const options = { device, ...(context && { context }) };
  const tab = await openHeld(site, addressOf(path, 'zh', device), options);
  await focusTab(tab.page);
  return tab;
}

/** Types while the application starts on a slow processor. */
async function typeDuringStart({ page, release }: HeldTab, text: string): Promise<void> {
  await page.emulateCPUThrottling(SLOWDOWN);
  const half = text.length / 2;
  await page.keyboard.type(text.slice(0, half));
  release();
  await page.keyboard.type(text.slice(half), { delay: 60 });
  await waitForHydration(page);
}

async function expectKept(page: Page, field: ElementHandle, text: string): Promise<void> {
  const kept = await field.evaluate((element) => ({
    isSame: element.isConnected,
    hasFocus: document.activeElement === element,
    value: (element as HTMLInputElement).value,
  }));
  const what = `the field of ${page.url()}`;
  assert(kept.isSame, `${what} was replaced`);
  assert(kept.hasFocus, `${what} lost the focus`);
  assert.equal(kept.value, text, what);
}

/** Every field of the server's HTML is the same node afterwards, with the focus and all that was typed. */
const fieldsCheck = (screen: Screen, device: Device): BehaviorCheck => ({
  name: `before hydration: fields of ${screen.name} keep node, focus and text (${device})`,
  fullOnly: !SCREENS_WITH_FIELD.includes(screen.name),
  run: async ({ site }) => {
    for (let index = 0; ; index += 1) {
      const tab = await openHeldScreen(site, screen, device);
      const { page, consoleErrors } = tab;
      const field = (await page.$$(FIELDS))[index];
      if (!field) {
        const expected = SCREENS_WITH_FIELD.includes(screen.name) ? 1 : 0;
        assert.equal(index, expected, `fields of ${page.url()}`);
        return;
      }
      await field.focus();
      await page.keyboard.press('End');
      const before = await field.evaluate((element) => element.value);
      await typeDuringStart(tab, 'star abc');
      // The page loads what it needs afterwards: search results, the conversation.
      await pause(SETTLED_MS);
      await expectKept(page, field, `${before}star abc`);
      if (SEARCHES_WHILE_TYPING.includes(screen.name)) {
        const searched = [...new URL(page.url()).searchParams.values()];
        assert(searched.includes(`${before}star abc`), `the page searches for ${searched.join()}`);
      }
      await page.keyboard.type('!');
      await pause(500);
      await expectKept(page, field, `${before}star abc!`);
      assert.deepEqual(consoleErrors, [], 'the list of console errors');
    }
  },
});

/** Fields that are first shown by the application: header or menu, and login. */
const shownFieldsCheck = (device: Device): BehaviorCheck => ({
  name: `before hydration: fields of header, menu and login keep node, focus and text (${device})`,
  run: async ({ site }) => {
    const { page, release, consoleErrors } = await openHeldScreen(site, { path: '/' }, device);
    await page.emulateCPUThrottling(SLOWDOWN);
    release();
    const frame = device === 'mobile' ? 'header dialog' : 'header';
    if (device === 'mobile') await (await page.waitForSelector(MENU))?.click();
    const steps: [selector: string, text: string][] = [
      [`${frame} input[type=search]`, 'star abc'],
      ['dialog[open] input[type=tel]', '13912345678'],
    ];
    for (const [selector, text] of steps) {
      const field = await page.waitForSelector(selector, { visible: true });
      assert(field, `${selector} is missing`);
      await field.focus();
      await page.keyboard.type(text, { delay: 60 });
      await pause(SETTLED_MS);
      await expectKept(page, field, text);
      if (selector.startsWith(frame)) await page.click(`${frame} ${LOG_IN}`);
    }
    assert.deepEqual(consoleErrors, [], 'the list of console errors');
  },
});

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
async function sendByEnter(page: Page): Promise<void> {
  await page.type('textarea', 'hi');
  await page.keyboard.press('Enter');
}
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
    name: 'Enter in the chat, which asks to log in',
    path: CHAT,
    act: sendByEnter,
    done: has('dialog[open] input[type=tel]'),
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

/** What a visitor does while the application has not started. */
export const BEFORE_HYDRATION_CHECKS: readonly BehaviorCheck[] = [
  ...SCREENS.filter(({ status, path }) => !status && !/terms|privacy|topup/.test(path)).flatMap(
    (screen) => screen.devices.map((device) => fieldsCheck(screen, device)),
  ),
  ...DEVICES.map((device) =>
    fieldsCheck({ name: 'chat', path: CHAT, devices: DEVICES, isPrivate: true }, device),
  ),
  ...DEVICES.map(shownFieldsCheck),
  ...PRESSES.flatMap((press) =>
    (press.devices ?? DEVICES).map((device) => pressCheck(press, device)),
  ),
  expiryCheck,
];
