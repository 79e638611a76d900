import assert from 'node:assert/strict';
import type { Device } from '@huoban/contracts';
import { waitUntil } from '../../harness/wait';
import { freshPhone } from '../../page/log-in';
import type { DrillContext } from '../context/drill-context';
import { SEND, type Visit } from '../context/visit';

const SHOWN_MS = 8_000;
export const LOGGED = 'API request failed';
const NAVIGATION_LOGGED = '路由跳转错误';
const SERVICE_TEXT = '服务暂时不可用，请稍后再试';
export const APP = 'https://download.huoban.example/app';
const CHAT = '/game-partner/chat-1024';

/** What a faulty service does with a call: an envelope with its HTTP status, other text, or no response. */
export type Fault = { body: object | string; status?: number } | 'cut';

/** A row of the error catalogue (specification, section 8). */
export interface CatalogueRow {
  situation: string;
  /** Faults of calls by a part of their address. */
  faults: Readonly<Record<string, Fault>>;
  /** Number of calls of an address that fail; all by default. */
  failures?: number;
  /** Where the visit begins; a page without data by default. */
  path?: string;
  device?: Device;
  loggedIn?: boolean;
  configure?: Parameters<DrillContext['startShell']>[1];
  /** Meets the fault, and checks what is special about the row. */
  act: (visit: Visit) => Promise<unknown>;
  toasts: readonly string[];
  /** Beginnings of lines in the console. */
  logged: readonly string[];
}

const refusal = (error_code: number, error_message: string, payload: unknown = null): Fault => ({
  body: { error_code, error_message, payload },
});
const DOWN: Fault = { body: {}, status: 503 };

async function logIn(visit: Visit): Promise<void> {
  await visit.openLogin(freshPhone());
  await visit.submitLogin('111111');
}

async function askForCode(visit: Visit): Promise<void> {
  await visit.openLogin(freshPhone());
  await visit.press(SEND);
}

const waitForFieldText = ({ page }: Visit, text: string): Promise<number> =>
  waitUntil(`a field says ${text}`, SHOWN_MS, async () => {
    const messages = await page.$$eval('dialog form [role=alert]', (all) =>
      all.map((each) => each.textContent),
    );
    return messages.includes(text);
  });

const openApp = (visit: Visit): Promise<void> => visit.click(`main a[href="${APP}"]`);

const LIST = '/api/visitor/game/list';
const LOGIN = '/api/users/login_register_share';
const SEND_CODE = '/api/users/send_phone_verification_code';

export const CATALOGUE_ROWS: readonly CatalogueRow[] = [
  {
    situation: 'error_code 0 without a payload: success',
    faults: { [SEND_CODE]: { body: { error_code: 0, error_message: '' } } },
    act: async (visit) => {
      await visit.openLogin(freshPhone());
      await visit.sendCode();
    },
    toasts: ['验证码已发送'],
    logged: [],
  },
  {
    situation: 'error_code 41001: logged out, rejected with its message',
    faults: { '/api/users/me': refusal(41001, '登录已过期') },
    loggedIn: true,
    act: async (visit) => {
      await visit.follow('/profile');
      await visit.page.waitForSelector('dialog[open]');
      assert.match(await visit.storedSession(), /"isLoggedIn":false/);
    },
    toasts: ['登录已过期'],
    logged: [LOGGED],
  },
  {
    situation: 'error_code 41912: the caller reads the waiting time in the whole body',
    faults: { [LOGIN]: refusal(41912, '试得太多了', { retry_after: 77 }) },
    act: async (visit) => {
      await logIn(visit);
      await waitForFieldText(visit, '请 77 秒后再试');
    },
    toasts: ['试得太多了'],
    logged: [LOGGED, 'Login failed'],
  },
  {
    situation: 'any other error_code: rejected with its message, which the notice does not repeat',
    faults: { [LIST]: refusal(40001, '参数不对') },
    act: async (visit) => {
      await visit.follow('/game-library');
      await visit.waitForText('这里没加载出来');
      assert.ok(!(await visit.includes('参数不对')), 'the notice repeats the toast');
    },
    toasts: ['参数不对'],
    logged: [LOGGED],
  },
  {
    situation: 'a transport error: passed through',
    faults: { [LIST]: 'cut' },
    act: async (visit) => {
      await visit.follow('/game-library');
      await visit.waitForText('这里没加载出来');
    },
    toasts: ['连接不上服务器，请稍后再试'],
    logged: [LOGGED],
  },
  {
    situation: 'several calls that fail for one cause: each logged, one toast',
    faults: { '/api/visitor/': DOWN },
    act: async (visit) => {
      await visit.follow('/');
      await waitUntil('two lists fail', SHOWN_MS, () => visit.countRequests(/\/api\/visitor/) >= 4);
    },
    toasts: [SERVICE_TEXT],
    logged: [LOGGED, LOGGED],
  },
  {
    situation: 'a login that fails: its message shown and logged',
    faults: { [LOGIN]: refusal(50201, '短信服务异常') },
    act: logIn,
    toasts: ['短信服务异常'],
    logged: [LOGGED, 'Login failed'],
  },
  {
    situation: 'a code that cannot be sent: only logged, with the text at the field',
    faults: { [SEND_CODE]: DOWN },
    act: async (visit) => {
      await askForCode(visit);
      await waitForFieldText(visit, SERVICE_TEXT);
    },
    toasts: [],
    logged: [LOGGED],
  },
  {
    situation: 'ad report and IP lookup fail: only logged, the app is opened',
    faults: { '/api/utils/huoban_ad_report': DOWN, '/-/ip': DOWN },
    path: '/m/',
    device: 'mobile',
    act: openApp,
    toasts: [],
    logged: [LOGGED, 'IP lookup failed'],
  },
  {
    situation: 'the install SDK fails: only logged, the install page is opened',
    faults: {},
    path: '/m/',
    device: 'mobile',
    configure: (site) => {
      site.wakeUp = { link: 'broken', appKey: 'drill' };
    },
    act: openApp,
    toasts: [],
    logged: ['the app could not be launched'],
  },
  {
    situation: 'the token of the chat cannot be fetched: logged and retried',
    faults: { '/api/im/get_token': DOWN },
    failures: 1,
    path: CHAT,
    loggedIn: true,
    act: async (visit) => {
      await waitUntil('the retry', SHOWN_MS, () => visit.countRequests(/get_token/) === 2);
      await waitUntil(
        'the chat is online',
        SHOWN_MS,
        async () => !(await visit.has('[data-line]')),
      );
    },
    toasts: [],
    logged: [LOGGED],
  },
  {
    situation: 'a page without a route: 404, Page Not Found with its path',
    faults: {},
    path: '/no-such-page?a=b',
    act: async (visit) => {
      const text = await visit.mainText();
      for (const line of ['404', 'Page Not Found', 'Page Not Found: /no-such-page?a=b'])
        assert.ok(text.split('\n').includes(line), `no line "${line}"`);
    },
    toasts: [],
    logged: [],
  },
  {
    situation: 'a chunk cannot be loaded: one retry, one document load, then the page without it',
    faults: { avatar: 'cut' },
    loggedIn: true,
    act: async (visit) => {
      await waitUntil('the last attempt', SHOWN_MS, () => visit.countRequests(/avatar.*\.js/) >= 4);
      await visit.waitFor('html[data-hydrated] header a[href^="/profile"] svg', SHOWN_MS);
      assert.ok(await visit.includes('关于'), 'the page is gone');
      visit.expectDocuments(2);
    },
    toasts: [],
    logged: ['a chunk could not be loaded', 'a part of the page failed'],
  },
  {
    situation: 'the data of a page cannot be had: code, status message and message, and a log line',
    faults: { '/api/visitor/game/detail': DOWN },
    path: '/game-library',
    act: async (visit) => {
      await visit.click('main a[href^="/game-library/"]');
      await visit.waitForText('这一块没加载出来');
      for (const part of ['503 Internal Server Error', 'responded with HTTP 503'])
        assert.ok(await visit.includes(part), `no "${part}"`);
    },
    toasts: [SERVICE_TEXT],
    logged: [LOGGED, NAVIGATION_LOGGED],
  },
];
