import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { ElementHandle, Page } from 'puppeteer';
import { DEVICES, type Device } from '@huoban/contracts';
import { openHeldScreen, type HeldTab } from '../page/held-application';
import { SCREENS, type Screen } from '../page/screens';
import { waitForHydration } from '../page/site';
import { inLayouts, type BehaviorCheck } from './behavior-check';
import { CHAT } from './chat';

const MENU = 'header button[aria-expanded]';
const LOG_IN = 'button:not([aria-label])';
const FIELDS = 'main :is(input:not([type=hidden]):not([type=radio]), textarea, select)';
const SLOWDOWN = 4;
const SETTLED_MS = 1500;
const SCREENS_WITH_FIELD = ['partner square', 'game library', 'search', 'questions', 'chat'];
const SEARCHES_WHILE_TYPING = ['partner square', 'search'];

async function typeDuringStart({ page, release }: HeldTab, text: string): Promise<void> {
  await page.emulateCPUThrottling(SLOWDOWN);
  const half = text.length / 2;
  await page.keyboard.type(text.slice(0, half));
  release();
  await page.keyboard.type(text.slice(half), { delay: 60 });
  await waitForHydration(page);
  await page.emulateCPUThrottling(null);
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
  name: `before hydration: fields of ${screen.path} keep node, focus and text (${device})`,
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
      await page.emulateCPUThrottling(null);
      await pause(SETTLED_MS);
      await expectKept(page, field, text);
      if (selector.startsWith(frame)) await page.click(`${frame} ${LOG_IN}`);
    }
    assert.deepEqual(consoleErrors, [], 'the list of console errors');
  },
});

const FIELD_SCREENS: readonly Screen[] = [
  ...SCREENS.filter(({ status, path }) => !status && !/terms|privacy|topup/.test(path)),
  { name: 'chat', path: CHAT, devices: DEVICES, isPrivate: true },
];

export const EARLY_FIELD_CHECKS: readonly BehaviorCheck[] = [
  ...FIELD_SCREENS.flatMap((screen, row) =>
    inLayouts(row, screen.devices, (device) => fieldsCheck(screen, device)),
  ),
  ...DEVICES.map(shownFieldsCheck),
];
