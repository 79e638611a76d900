import type { Language } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import type { ScreenVisit } from '../../page/screens';
import { holdRequest, abortRequest } from '../../page/respond';
import {
  interceptRequests,
  clickControl,
  respondWithError,
  type ComponentState,
} from './component-state';

const TOKEN = '/api/im/get_token';
const TWO_HOURS = 2 * 60 * 60_000;
const DOTS = '[role="log"] [class*="dots"]';
const STREAMING = '[role="log"] [class*="growing"]';
const FAILED_REPLY = '[role="log"] [class*="failure"]';
const MESSAGES: Record<Language, string> = {
  zh: '今晚想玩点轻松的，有什么推荐？',
  en: 'I want something easy tonight. Any ideas?',
  ja: '今夜は気楽に遊びたいな。おすすめはある？',
};

const FACTS: Record<Language, string> = {
  zh: '我叫小北，住在杭州，我一般用Switch玩，我喜欢种田游戏',
  en: 'My name is Wren, and I live in Leeds, I mostly play on Switch, I love farming games',
  ja: '名前はハルカです。仙台に住んでいます。Switchで遊んでいます。農場ゲームが好きです',
};

/** Stores that this tab has used the chat for some time and dismissed the first reminder. */
const storeUsage = (page: Page, used: number): Promise<unknown> =>
  page.evaluateOnNewDocument((milliseconds) => {
    sessionStorage.setItem('chat-usage', `${String(milliseconds)} ${String(Date.now())}`);
  }, used);

const waitForConversation = (page: Page): Promise<unknown> =>
  page.waitForSelector('[role="log"] [data-index] [class*="bubble"]');

/** Greeting, message and reply, however short the reply is. */
const waitForReply = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelectorAll('[role="log"] [data-index] [class*="bubble"]').length > 2,
  );

async function sendMessage(page: Page, { language }: ScreenVisit): Promise<void> {
  await page.type('textarea', MESSAGES[language]);
  await page.keyboard.press('Enter');
}

/** Writes to the partner whose chat is open, until the reply is there. */
export async function talk(page: Page, visit: ScreenVisit): Promise<void> {
  await waitForConversation(page);
  await sendMessage(page, visit);
  await waitForReply(page);
}

/** Goes offline and online again, so that the chat reconnects. */
async function interruptNetwork(page: Page): Promise<void> {
  await page.setOfflineMode(true);
  await page.waitForSelector('[data-line="offline"]');
  await page.setOfflineMode(false);
}

const withReply = (name: string, hold: Hold, selector: string): ComponentState => ({
  screen: 'open chat',
  name,
  beforeLoad: async (page) => {
    await storeUsage(page, 1);
    await holdReplies(page, hold);
  },
  afterLoad: async (page, visit) => {
    await waitForConversation(page);
    await sendMessage(page, visit);
    await page.waitForSelector(selector);
  },
});

const inConversation = (
  name: string,
  afterLoad: NonNullable<ComponentState['afterLoad']>,
): ComponentState => ({
  screen: 'open chat',
  name,
  beforeLoad: (page) => storeUsage(page, 1),
  afterLoad: async (page, visit, site) => {
    await waitForConversation(page);
    await afterLoad(page, visit, site);
  },
});

/** A visitor without a login who has written so many messages. */
const asGuest = (
  name: string,
  messages: number,
  afterReply: (page: Page, visit: ScreenVisit) => Promise<unknown> = () => Promise.resolve(),
): ComponentState => ({
  screen: 'chat',
  name,
  beforeLoad: async (page) => {
    await storeUsage(page, 1);
    const client = await page.createCDPSession();
    await client.send('Network.clearBrowserCookies');
    await client.detach();
  },
  afterLoad: async (page, visit) => {
    for (let written = 1; written <= messages; written += 1) {
      await sendMessage(page, visit);
      await page.waitForFunction(
        (bubbles) =>
          document.querySelectorAll('[role="log"] [data-index] [class*="bubble"]').length ===
            bubbles && !document.querySelector('form button[type="button"]'),
        {},
        1 + 2 * written,
      );
    }
    await afterReply(page, visit);
  },
});

export const CHAT_STATES: readonly ComponentState[] = [
  withReply('typing', 'started', DOTS),
  withReply('streaming', 'half', STREAMING),
  withReply('reply failed', 'failed', FAILED_REPLY),
  withReply('reply refused', 'refused', FAILED_REPLY),
  inConversation('stopped', async (page, visit) => {
    await sendMessage(page, visit);
    await page.waitForSelector(STREAMING);
    await clickControl(page, 'form button[type="button"]');
    await page.waitForSelector('[role="log"] [class*="mark"]');
  }),
  inConversation('cut off', async (page, visit) => {
    await page.setOfflineMode(true);
    await page.waitForSelector('[data-line="offline"]');
    await sendMessage(page, visit);
  }),
  inConversation('reconnecting', async (page, visit) => {
    await interceptRequests(page, TOKEN, holdRequest);
    await interruptNetwork(page);
    await page.waitForSelector('[data-line="reconnecting"]');
    await sendMessage(page, visit);
  }),
  inConversation('message failed', async (page, visit) => {
    await page.setOfflineMode(true);
    await page.waitForSelector('[data-line="offline"]');
    await sendMessage(page, visit);
    await interceptRequests(page, TOKEN, respondWithError);
    await page.setOfflineMode(false);
    await page.waitForSelector('[data-line="failed"]');
  }),
  inConversation('scrolled back', async (page, visit) => {
    for (let time = 0; time < 4; time += 1) {
      await sendMessage(page, visit);
      await page.waitForSelector(STREAMING);
    }
    await page.$eval('[role="log"]', (log) => log.scrollTo(0, 0));
    await page.waitForSelector('[class*="jump"]');
  }),
  inConversation('memories', async (page, { language }) => {
    await page.type('textarea', FACTS[language]);
    await page.keyboard.press('Enter');
    await waitForReply(page);
    await clickControl(page, '[aria-labelledby="chat-title"] button[aria-haspopup="dialog"]');
    await page.waitForSelector('dialog [class*="kind"]');
  }),
  inConversation('too long', async (page, { language }) => {
    await page.focus('textarea');
    await page.keyboard.sendCharacter(MESSAGES[language].repeat(90));
  }),
  asGuest('guest', 1),
  asGuest('guest, all messages', 3),
  asGuest('guest, cut off', 1, async (page, visit) => {
    await page.setOfflineMode(true);
    await page.waitForSelector('[data-line="offline"]');
    await sendMessage(page, visit);
  }),
  {
    screen: 'open chat',
    name: 'first reminder',
    afterLoad: (page) => page.waitForSelector('#chat-reminder'),
  },
  {
    screen: 'open chat',
    name: 'two hours, after a reload',
    beforeLoad: (page) => storeUsage(page, TWO_HOURS),
    afterLoad: async (page) => {
      await page.reload({ waitUntil: 'load' });
      await page.waitForSelector('#chat-reminder', { timeout: 20_000 });
    },
  },
  {
    screen: 'open chat',
    name: 'history failed',
    beforeLoad: async (page) => {
      await storeUsage(page, 1);
      await interceptRequests(page, '/api/im/history_messages', respondWithError);
    },
    afterLoad: (page) => page.waitForSelector('[role="log"] h2, [role="log"] [class*="notice"]'),
  },
  {
    screen: 'open chat',
    name: 'program failed',
    beforeLoad: async (page) => {
      await storeUsage(page, 1);
      await interceptRequests(page, 'chat-live', abortRequest);
    },
    afterLoad: (page) => page.waitForSelector('main [role="alert"]'),
  },
];

/** The point of a reply after which the page receives no more of it. */
type Hold = 'started' | 'half' | 'failed' | 'refused';

/**
 * From the next document on, replies of partners are held at this point, or end with this outcome. All other messages of
 * the service pass. It contains no named function, see `loadAllImages`.
 */
const holdReplies = (page: Page, hold: Hold): Promise<unknown> =>
  page.evaluateOnNewDocument((until) => {
    const known = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    if (!known?.set) return;
    const state = { held: false, pieces: 0 };
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
      ...known,
      set(hear: ((event: MessageEvent) => void) | null) {
        known.set?.call(this, (event: MessageEvent<unknown>) => {
          const { data } = event;
          const words = typeof data === 'string' ? data : '';
          const isReply = words.includes('"reply_');
          const isTheirs = words.includes('"sender":"character"') && words.startsWith('42[');
          if (state.held && (isReply || isTheirs)) return;
          hear?.call(this, event);
          if (words.includes('"reply_delta"')) state.pieces += 1;
          if (words.includes('"reply_started"') && until !== 'half') state.held = true;
          if (state.pieces >= 6) state.held = true;
          if (!state.held || until === 'started' || until === 'half') return;
          const [, started] = JSON.parse(words.slice(2)) as [string, object];
          const end = JSON.stringify(['reply_ended', { ...started, outcome: until }]);
          hear?.call(this, new MessageEvent('message', { data: `42${end}` }));
        });
      },
    });
  }, hold);
