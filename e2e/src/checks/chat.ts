import assert from 'node:assert/strict';
import { DEVICES, type Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { addressOf } from '../page/address';
import { createLoggedInVisitor } from '../page/log-in';
import { waitForPage } from '../page/site';
import { completeLogin } from './account/account';
import type { BehaviorCheck } from './behavior-check';

export const CHAT = '/game-partner/chat-1024';
export const BUBBLE = '[role="log"] [data-index] [class*="bubble"]';

export async function send(page: Page, text: string): Promise<void> {
  await page.type('textarea', text);
  await page.keyboard.press('Enter');
}

/** Waits for so many finished messages, and reads their texts; an unfinished reply has a stop button. */
export async function readMessages(page: Page, count: number): Promise<string[]> {
  // One evaluation, because the list is replaced after a login.
  const texts = await page.waitForFunction(
    (selector, expected) => {
      const bubbles = [...document.querySelectorAll(selector)];
      const isReplying = document.querySelector('form button[aria-label="停止"]') !== null;
      return bubbles.length === expected && !isReplying
        ? bubbles.map((bubble) => bubble.textContent.trim())
        : false;
    },
    { polling: 100, timeout: 30_000 },
    BUBBLE,
    count,
  );
  return (await texts.jsonValue()) || [];
}

const chatCheck = (device: Device): BehaviorCheck => ({
  name: `chat: message, reply, reload and second tab (${device})`,
  run: async ({ site }) => {
    const options = { device, context: await createLoggedInVisitor(site) };
    const address = addressOf(CHAT, 'zh', device);
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

const guestCheck = (device: Device): BehaviorCheck => ({
  name: `chat: a guest writes three messages, then logs in and keeps them (${device})`,
  run: async ({ site }) => {
    const address = addressOf(CHAT, 'zh', device);
    const { page } = await site.openHydrated(address, { device });
    for (const [index, text] of ['你好', '会玩什么？', '推荐一款'].entries()) {
      await send(page, text);
      await readMessages(page, 3 + 2 * index);
    }
    const messages = await readMessages(page, 7);
    await send(page, '第四条');
    await page.waitForSelector('dialog[open]', { timeout: 8000 });
    await waitForPage(page, () => document.querySelector('textarea')?.value === '第四条');
    await completeLogin(page, site.url);
    assert.deepEqual(await readMessages(page, 7), messages, 'the conversation after the login');
    await waitForPage(page, () => document.querySelector('textarea')?.value === '第四条');
  },
});

export const CHAT_CHECKS: readonly BehaviorCheck[] = [
  ...DEVICES.map(chatCheck),
  ...DEVICES.map(guestCheck),
];
