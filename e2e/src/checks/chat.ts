import assert from 'node:assert/strict';
import { DEVICES, type Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { addressOf } from '../page/address';
import { createLoggedInVisitor } from '../page/log-in';
import { waitForPage } from '../page/site';
import { pageCheck, type BehaviorCheck } from './behavior-check';

const PATH = '/game-partner/chat-1024';
const MESSAGE = '[role="log"] [data-index] [class*="bubble"]';

async function send(page: Page, text: string): Promise<void> {
  await page.type('textarea', text);
  await page.keyboard.press('Enter');
}

/** Waits for so many finished messages, and reads their texts; an unfinished reply has a stop button. */
async function readMessages(page: Page, count: number): Promise<string[]> {
  await page.waitForFunction(
    (selector, expected) =>
      document.querySelectorAll(selector).length === expected &&
      !document.querySelector('form button[aria-label="停止"]'),
    { polling: 100, timeout: 30_000 },
    MESSAGE,
    count,
  );
  return page.$$eval(MESSAGE, (bubbles) => bubbles.map((bubble) => bubble.textContent.trim()));
}

const chatCheck = (device: Device): BehaviorCheck => ({
  name: `chat: message, reply, reload and second tab (${device})`,
  run: async ({ site }) => {
    const options = { device, context: await createLoggedInVisitor(site) };
    const address = addressOf(PATH, 'zh', device);
    const { page, consoleErrors } = await site.openHydrated(address, options);
    await readMessages(page, 1);
    await send(page, '你会玩什么？');
    const messages = await readMessages(page, 3);
    assert.equal(messages[1], '你会玩什么？', 'the message');
    assert(messages[2], 'the reply is empty');

    const second = await site.open(address, options);
    assert.deepEqual(await readMessages(second.page, 3), messages, 'the second tab');
    await send(second.page, '再说一句');
    await readMessages(page, 5);

    await page.reload({ waitUntil: 'load' });
    const reloaded = await readMessages(page, 5);
    assert.deepEqual(reloaded.slice(0, 3), messages, 'the conversation after a reload');
    assert.equal(reloaded[3], '再说一句', 'the message of the second tab');
    const errors = [...consoleErrors, ...second.consoleErrors];
    assert.deepEqual(errors, [], 'the list of console errors');
  },
});

/** A conversation of a logged-in visitor, and the login that other visitors are asked for. */
export const CHAT_CHECKS: readonly BehaviorCheck[] = [
  ...DEVICES.map(chatCheck),
  pageCheck(
    'chat: a visitor reads the greeting, and writing asks to log in',
    PATH,
    async (page) => {
      await send(page, '你好');
      await page.waitForSelector('dialog[open]', { timeout: 8000 });
      await waitForPage(page, () => document.querySelector('textarea')?.value === '你好');
    },
  ),
];
