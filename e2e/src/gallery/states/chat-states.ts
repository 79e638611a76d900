import type { Language } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import type { ScreenVisit } from '../../page/screens';
import {
  holdRequest,
  interceptRequests,
  abortRequest,
  press,
  respondWithError,
  type ComponentState,
} from './component-state';
import { holdReplies, type Hold } from './held-replies';

const TOKEN = '/api/im/get_token';
const TWO_HOURS = 2 * 60 * 60_000;
const DOTS = '[role="log"] [class*="dots"]';
const GROWING = '[role="log"] [class*="growing"]';
const TROUBLE = '[role="log"] [class*="trouble"]';
const WORDS: Record<Language, string> = {
  zh: '今晚想玩点轻松的，有什么推荐？',
  en: 'I want something easy tonight. Any ideas?',
  ja: '今夜は気楽に遊びたいな。おすすめはある？',
};

/** As if this tab had talked before: the first reminder has been read, and so much time was spent. */
const spent = (page: Page, used: number): Promise<unknown> =>
  page.evaluateOnNewDocument((milliseconds) => {
    sessionStorage.setItem('chat-usage', `${String(milliseconds)} ${String(Date.now())}`);
  }, used);

const opened = (page: Page): Promise<unknown> =>
  page.waitForSelector('[role="log"] [data-index] [class*="bubble"]');

async function say(page: Page, { language }: ScreenVisit): Promise<void> {
  await page.type('textarea', WORDS[language]);
  await page.keyboard.press('Enter');
}

/** The network goes and comes again: the connection is made anew. */
async function interrupt(page: Page): Promise<void> {
  await page.setOfflineMode(true);
  await page.waitForSelector('[data-line="offline"]');
  await page.setOfflineMode(false);
}

const reply = (name: string, hold: Hold, sign: string): ComponentState => ({
  screen: 'open chat',
  name,
  before: async (page) => {
    await spent(page, 1);
    await holdReplies(page, hold);
  },
  then: async (page, visit) => {
    await opened(page);
    await say(page, visit);
    await page.waitForSelector(sign);
  },
});

/** A talk that has begun. */
const talk = (name: string, then: NonNullable<ComponentState['then']>): ComponentState => ({
  screen: 'open chat',
  name,
  before: (page) => spent(page, 1),
  then: async (page, visit, site) => {
    await opened(page);
    await then(page, visit, site);
  },
});

/** What happens in a chat besides its being full, loading and offline from the start. */
export const CHAT_STATES: readonly ComponentState[] = [
  reply('typing', 'started', DOTS),
  reply('streaming', 'half', GROWING),
  reply('reply failed', 'failed', TROUBLE),
  reply('reply refused', 'refused', TROUBLE),
  talk('stopped', async (page, visit) => {
    await say(page, visit);
    await page.waitForSelector(GROWING);
    await press(page, 'form button[type="button"]');
    await page.waitForSelector('[role="log"] [class*="mark"]');
  }),
  talk('cut off', async (page, visit) => {
    await page.setOfflineMode(true);
    await page.waitForSelector('[data-line="offline"]');
    await say(page, visit);
  }),
  talk('reconnecting', async (page, visit) => {
    await interceptRequests(page, TOKEN, holdRequest);
    await interrupt(page);
    await page.waitForSelector('[data-line="reconnecting"]');
    await say(page, visit);
  }),
  talk('message failed', async (page, visit) => {
    await page.setOfflineMode(true);
    await page.waitForSelector('[data-line="offline"]');
    await say(page, visit);
    await interceptRequests(page, TOKEN, respondWithError);
    await page.setOfflineMode(false);
    await page.waitForSelector('[data-line="failed"]');
  }),
  talk('scrolled back', async (page, visit) => {
    for (let time = 0; time < 4; time += 1) {
      await say(page, visit);
      await page.waitForSelector(GROWING);
    }
    await page.$eval('[role="log"]', (log) => log.scrollTo(0, 0));
    await page.waitForSelector('[class*="jump"]');
  }),
  talk('too long', async (page, { language }) => {
    await page.focus('textarea');
    await page.keyboard.sendCharacter(WORDS[language].repeat(90));
  }),
  {
    screen: 'open chat',
    name: 'first reminder',
    then: (page) => page.waitForSelector('#chat-reminder'),
  },
  {
    screen: 'open chat',
    name: 'two hours, after a reload',
    before: (page) => spent(page, TWO_HOURS),
    then: async (page) => {
      await page.reload({ waitUntil: 'load' });
      await page.waitForSelector('#chat-reminder', { timeout: 20_000 });
    },
  },
  {
    screen: 'open chat',
    name: 'history failed',
    before: async (page) => {
      await spent(page, 1);
      await interceptRequests(page, '/api/im/history_messages', respondWithError);
    },
    then: (page) => page.waitForSelector('[role="log"] h2, [role="log"] [class*="notice"]'),
  },
  {
    screen: 'open chat',
    name: 'program failed',
    before: async (page) => {
      await spent(page, 1);
      await interceptRequests(page, 'chat-live', abortRequest);
    },
    then: (page) => page.waitForSelector('main [role="alert"]'),
  },
];
