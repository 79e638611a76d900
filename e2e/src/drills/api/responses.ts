import type { HTTPRequest, Page } from 'puppeteer';
import { must, mustEqual } from '../../check';
import { freshPhone } from '../../page/log-in';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE, type Ground } from '../context/drill-context';
import {
  CODE,
  follow,
  mainText,
  openLogin,
  PHONE,
  press,
  SEND,
  sendLogin,
  toasts,
} from '../context/page-actions';
import type { RowNumber } from '../fault-table';
import { openVisit, timesAsked, type Visit } from '../context/visit';

const LIBRARY = '/game-library';
const LIST = /\/api\/visitor\/game\/list/;
const SEND_CODE = /send_phone_verification_code/;
const LOGIN = /login_register_share/;
const SHOWN_MS = 5_000;
const RETRY = '再试一次';

const answer = (request: HTTPRequest, status: number, body: string, contentType: string) =>
  request.respond({ status, contentType, body });
const json = (request: HTTPRequest, body: unknown, status = 200) =>
  answer(request, status, JSON.stringify(body), 'application/json');

/** A tab on a page without data, whose calls to one endpoint are answered by `answers`. */
const visitWhere = (
  ground: Ground,
  endpoint: RegExp,
  answers: (request: HTTPRequest) => Promise<void> | null,
): Promise<Visit> =>
  openVisit(ground, {
    interfere: (request) => (endpoint.test(request.url()) ? answers(request) : null),
  });

/** Bodies that are no answer of the service. */
const BROKEN_BODIES: readonly (readonly [name: string, body: string, type?: string])[] = [
  ['half an envelope', '{"error_code":0,"error_message":"","payl'],
  ['HTML', '<!doctype html><h1>Bad gateway</h1>', 'text/html'],
  ['nothing', ''],
  ['null', 'null'],
  ['no payload', '{"error_code":0,"error_message":"","payload":null}'],
  ['a payload of another type', '{"error_code":0,"error_message":"","payload":[1,2]}'],
  ['a code that is text', '{"error_code":"0","payload":{"items":[]}}'],
  ['hostile names', '{"error_code":0,"__proto__":{"polluted":true},"payload":"x"}'],
];

async function noticeStands(page: Page): Promise<void> {
  await waitUntil('the notice with its button stands', SHOWN_MS, async () => {
    const buttons = await page.$$eval('main button', (all) => all.map((one) => one.textContent));
    return buttons.some((name) => name.trim() === '再试一次');
  });
}

/** What the interface answers badly, or not at all, in the browser. */
export const answerDrills: readonly Drill[] = [
  {
    rows: [15],
    name: '503 for a list: two requests, one note, a button that tries again, everything else as before',
    async run(ground) {
      let away = true;
      const visit = await visitWhere(ground, LIST, (request) =>
        away ? json(request, { error_code: 50301, error_message: '', payload: null }, 503) : null,
      );
      const { page } = visit;
      await page.goto(ground.own.url + OTHER_PAGE);
      await waitForHydration(page);
      await follow(page, LIBRARY);
      await noticeStands(page);
      mustEqual(timesAsked(visit, LIST), 2, 'requests for the list');
      const notes = await toasts(page);
      must(notes.length <= 1, `the visitor reads ${notes.length} notes: ${notes.join(' / ')}`);
      must(await page.$('header a'), 'the header is gone');
      away = false;
      await press(page, RETRY);
      await waitUntil('the list is shown', SHOWN_MS, async () => {
        const links = await page.$$(`main a[href^="${LIBRARY}/"]`);
        return links.length > 5;
      });
      mustEqual(visit.documents, 1, 'document loads');
      await visit.end();
      return `${notes.length} note`;
    },
  },
  {
    rows: [18],
    name: `${BROKEN_BODIES.length} kinds of broken answers: an error with a button each time, nothing crashes`,
    async run(ground) {
      let at = 0;
      const visit = await visitWhere(ground, LIST, (request) => {
        const [, body = '', type = 'application/json'] = BROKEN_BODIES[at] ?? [];
        return answer(request, 200, body, type);
      });
      const { page } = visit;
      const crashes: string[] = [];
      page.on('pageerror', (failure) => crashes.push(String(failure)));
      await page.goto(ground.own.url + OTHER_PAGE);
      await waitForHydration(page);
      for (at = 0; at < BROKEN_BODIES.length; at += 1) {
        await follow(page, LIBRARY);
        await noticeStands(page).catch((cause: unknown) => {
          throw new Error(`after ${String(BROKEN_BODIES[at]?.[0])}`, { cause });
        });
        await follow(page, OTHER_PAGE);
        await waitUntil('the other page', SHOWN_MS, async () =>
          (await mainText(page)).includes('关于'),
        );
      }
      mustEqual(crashes, [], 'uncaught exceptions');
      mustEqual(visit.documents, 1, 'document loads');
      mustEqual(await page.evaluate(() => 'polluted' in {}), false, 'whether a prototype changed');
      await visit.end();
    },
  },
  ...(
    [
      [16, '503', false, (request) => json(request, {}, 503)],
      [16, 'a cut connection', true, (request) => request.abort('connectionreset')],
    ] as const satisfies readonly (readonly [
      RowNumber,
      string,
      boolean,
      (r: HTTPRequest) => Promise<void>,
    ])[]
  ).map(([row, name, long, spoil]): Drill => ({
    rows: [row],
    long,
    name: `${name} for a code and for the login: one request each, nothing counts down, the form is kept`,
    async run(ground) {
      let away = true;
      const visit = await visitWhere(ground, /\/api\/users\//, (request) =>
        away || LOGIN.test(request.url()) ? spoil(request) : null,
      );
      const { page } = visit;
      const phone = freshPhone();
      await page.goto(ground.own.url + OTHER_PAGE);
      await waitForHydration(page);
      await openLogin(page, phone);
      await press(page, SEND);
      await formIsKept(page, phone);
      mustEqual(timesAsked(visit, SEND_CODE), 1, 'requests for a code');
      away = false;
      await press(page, SEND);
      await waitUntil('the code is sent', SHOWN_MS, () =>
        page.evaluate(() => /\d+s后重新发送/.test(document.body.innerText)),
      );
      await sendLogin(page, '000000');
      await waitUntil('it was asked', SHOWN_MS, () => timesAsked(visit, LOGIN) > 0);
      await waitUntil('the form is ready again', SHOWN_MS, () =>
        page.evaluate(() => document.querySelector('dialog form[aria-busy=true]') === null),
      );
      mustEqual(timesAsked(visit, LOGIN), 1, 'requests for a login');
      mustEqual(await valuesOf(page), [phone, '000000'], 'the form');
      const kept = await page.evaluate(() => localStorage.getItem('user-store') ?? '');
      must(!kept.includes('"isLoggedIn":true'), 'somebody is logged in');
      await visit.end();
    },
  })),
  {
    rows: [20],
    name: '41907 and 41912 for a login: the field says what the whole body says, seconds and all, nobody is logged out',
    async run(ground) {
      const refusals = [
        { error_code: 41907, error_message: '验证码不对', payload: null },
        { error_code: 41912, error_message: '试得太多了', payload: { retry_after: 77 } },
      ];
      let at = 0;
      const visit = await visitWhere(ground, LOGIN, (request) => json(request, refusals[at]));
      const { page } = visit;
      await page.goto(ground.own.url + OTHER_PAGE);
      await waitForHydration(page);
      await openLogin(page, freshPhone());
      await sendLogin(page, '111111');
      await dialogSays(page, '验证码不对');
      at = 1;
      await press(page, '登录/注册');
      await dialogSays(page, '试得太多了（77 秒后可重试）');
      mustEqual(timesAsked(visit, LOGIN), 2, 'requests');
      mustEqual((await valuesOf(page))[1], '111111', 'the code in the form');
      await visit.end();
    },
  },
];

const valuesOf = (page: Page): Promise<string[]> =>
  page.$$eval(`${PHONE}, ${CODE}`, (fields) =>
    fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
  );

const dialogSays = (page: Page, words: string): Promise<number> =>
  waitUntil(`the dialog says ${words}`, SHOWN_MS, async () => {
    const text = await page.$eval('dialog[open]', (dialog) => dialog.textContent);
    return text.includes(words);
  });

async function formIsKept(page: Page, phone: string): Promise<void> {
  await waitUntil('the button is ready again', SHOWN_MS, () =>
    page.evaluate(
      (name) =>
        [...document.querySelectorAll('dialog button')].some(
          (button) =>
            button.textContent.trim() === name &&
            button instanceof HTMLButtonElement &&
            !button.disabled,
        ),
      SEND,
    ),
  );
  mustEqual((await valuesOf(page))[0], phone, 'the number in the form');
}
