import { DEVICES, type Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { type Check, must, mustEqual } from '../check';
import { addressOf } from '../journey-pages';
import { loggedInVisitor } from '../log-in';
import { hydrated, leave, until } from '../site';

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

const chatJourney = (device: Device): Check => ({
  name: `chat: message, reply, reload and second tab (${device})`,
  run: async (site) => {
    const visitor = await loggedInVisitor(site);
    try {
      const address = addressOf(PATH, 'zh', device);
      const { page, complaints } = await site.open(address, { device, context: visitor });
      await hydrated(page);
      await finished(page, 1);
      await page.type('textarea', '你会玩什么？');
      await page.keyboard.press('Enter');
      await finished(page, 3);
      const talk = await said(page);
      mustEqual(talk[1], '你会玩什么？', 'the message');
      must((talk[2] ?? '').length > 0, 'the reply is empty');

      const second = await site.open(address, { device, context: visitor });
      await finished(second.page, 3);
      mustEqual(await said(second.page), talk, 'the talk in a second tab');
      await second.page.type('textarea', '再说一句');
      await second.page.keyboard.press('Enter');
      await finished(page, 5);

      await page.reload({ waitUntil: 'load' });
      await finished(page, 5);
      const later = await said(page);
      mustEqual(later.slice(0, 3), talk, 'the talk after a reload');
      mustEqual(later[3], '再说一句', 'the message of the second tab');
      mustEqual([...complaints, ...second.complaints], [], 'what the console says');
    } finally {
      await visitor.close();
    }
  },
});

/** A talk of a reader who is logged in, and the door for who is not. */
export const CHAT_CHECKS: readonly Check[] = [
  ...DEVICES.map(chatJourney),
  {
    name: 'chat: a visitor reads the greeting, and writing asks to log in',
    run: async (site) => {
      const tab = await site.open(PATH);
      try {
        await hydrated(tab.page);
        await tab.page.type('textarea', '你好');
        await tab.page.keyboard.press('Enter');
        await tab.page.waitForSelector('dialog[open]', { timeout: 8000 });
        await until(tab.page, () => document.querySelector('textarea')?.value === '你好');
      } finally {
        await leave(tab);
      }
    },
  },
];
