import assert from 'node:assert/strict';
import { DEVICES, type Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { addressOf } from '../page/address';
import { createLoggedInVisitor } from '../page/log-in';
import { waitForPage } from '../page/site';
import { type BehaviorCheck } from './behavior-check';

const PATH = '/game-partner/chat-1024';

/** What stands in the talk, without times and names. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="log"] [data-index] [class*="bubble"]')].map((bubble) =>
      bubble.textContent.trim(),
    ),
  );

/** Waits for so many finished messages; a reply that is being written has a stop button. */
const finished = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('[role="log"] [data-index] [class*="bubble"]').length === wanted &&
      !document.querySelector('form button[aria-label="停止"]'),
    { polling: 100, timeout: 30_000 },
    count,
  );

const chatJourney = (device: Device): BehaviorCheck => ({
  name: `chat: message, reply, reload and second tab (${device})`,
  run: async ({ site }) => {
    const visitor = await createLoggedInVisitor(site);
    const address = addressOf(PATH, 'zh', device);
    const { page, consoleErrors } = await site.openHydrated(address, { device, context: visitor });
    await finished(page, 1);
    await page.type('textarea', '你会玩什么？');
    await page.keyboard.press('Enter');
    await finished(page, 3);
    const talk = await said(page);
    assert.deepEqual(talk[1], '你会玩什么？', 'the message');
    assert((talk[2] ?? '').length > 0, 'the reply is empty');

    const second = await site.open(address, { device, context: visitor });
    await finished(second.page, 3);
    assert.deepEqual(await said(second.page), talk, 'the talk in a second tab');
    await second.page.type('textarea', '再说一句');
    await second.page.keyboard.press('Enter');
    await finished(page, 5);

    await page.reload({ waitUntil: 'load' });
    await finished(page, 5);
    const later = await said(page);
    assert.deepEqual(later.slice(0, 3), talk, 'the talk after a reload');
    assert.deepEqual(later[3], '再说一句', 'the message of the second tab');
    assert.deepEqual([...consoleErrors, ...second.consoleErrors], [], 'what the console says');
  },
});

/** A conversation of a logged-in visitor, and the login that other visitors are asked for. */
export const CHAT_CHECKS: readonly BehaviorCheck[] = [
  ...DEVICES.map(chatJourney),
  {
    name: 'chat: a visitor reads the greeting, and writing asks to log in',
    run: async ({ site }) => {
      const { page } = await site.openHydrated(PATH);

      await page.type('textarea', '你好');
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog[open]', { timeout: 8000 });
      await waitForPage(page, () => document.querySelector('textarea')?.value === '你好');
    },
  },
];
