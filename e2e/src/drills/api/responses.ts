import assert from 'node:assert/strict';
import { failWith, waitUntil } from '../../harness/wait';
import { CODE_FIELD, freshPhone, PHONE_FIELD } from '../../page/log-in';
import { respondWithJson, type RequestHandler } from '../../page/respond';
import { OTHER_PAGE, type DrillContext } from '../context/drill-context';
import { LOG_IN, RETRY, SEND, type Interceptor, type Visit } from '../context/visit';
import { test, type Drill } from '../drill';

const LIBRARY = '/game-library';
const LIST = /\/api\/visitor\/game\/list/;
const SEND_CODE = /send_phone_verification_code/;
const LOGIN = /login_register_share/;
const SHOWN_MS = 5_000;

/** A tab on a page without data, whose calls to one endpoint are answered by `respond`. */
async function visitWith(
  context: DrillContext,
  endpoint: RegExp,
  respond: Interceptor,
): Promise<Visit> {
  const visit = await context.visit({
    intercept: (request) => (endpoint.test(request.url()) ? respond(request) : null),
  });
  await visit.goto(OTHER_PAGE);
  return visit;
}

/** Bodies that are no response of the service. */
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

const waitForRetryButton = ({ page }: Visit): Promise<number> =>
  waitUntil('the error has a retry button', SHOWN_MS, async () => {
    const names = await page.$$eval('main button', (all) => all.map((each) => each.textContent));
    return names.some((name) => name.trim() === '再试一次');
  });

const readLoginForm = ({ page }: Visit): Promise<string[]> =>
  page.$$eval(`${PHONE_FIELD}, ${CODE_FIELD}`, (fields) =>
    fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
  );

const waitForDialogText = ({ page }: Visit, text: string): Promise<number> =>
  waitUntil(`the dialog contains ${text}`, SHOWN_MS, async () => {
    const found = await page.$eval('dialog[open]', (dialog) => dialog.textContent);
    return found.includes(text);
  });

const FAILED_POSTS: readonly [name: string, fail: RequestHandler][] = [
  ['[16] 503', (request) => respondWithJson(request, {}, 503)],
  ['[16] [full] a cut connection', (request) => request.abort('connectionreset')],
];

export const responseDrills: readonly Drill[] = [
  test('[15] 503 for a list: two requests, one toast, a button that tries again, everything else as before', async (context) => {
    let isDown = true;
    const unavailable = { error_code: 50301, error_message: '', payload: null };
    const visit = await visitWith(context, LIST, (request) =>
      isDown ? respondWithJson(request, unavailable, 503) : null,
    );
    await visit.follow(LIBRARY);
    await waitForRetryButton(visit);
    assert.equal(visit.countRequests(LIST), 2, 'requests for the list');
    const toasts = await visit.toasts();
    assert.equal(toasts.length, 1, `toasts: ${toasts.join(' / ')}`);
    assert.ok(await visit.has('header a'), 'the header is gone');
    isDown = false;
    await visit.press(RETRY);
    await visit.waitForLibrary(SHOWN_MS);
    visit.expectDocuments(1);
  }),
  test(`[18] ${BROKEN_BODIES.length} kinds of broken responses: an error with a retry button each time, no exception`, async (context) => {
    let index = 0;
    const visit = await visitWith(context, LIST, (request) => {
      const [, body = '', contentType = 'application/json'] = BROKEN_BODIES[index] ?? [];
      return request.respond({ status: 200, contentType, body });
    });
    for (index = 0; index < BROKEN_BODIES.length; index += 1) {
      await visit.follow(LIBRARY);
      await waitForRetryButton(visit).catch(
        failWith(() => `after ${String(BROKEN_BODIES[index]?.[0])}`),
      );
      await visit.follow(OTHER_PAGE);
      await visit.waitForText('关于', SHOWN_MS);
    }
    visit.expectNoCrashes();
    visit.expectDocuments(1);
    const isPolluted = await visit.page.evaluate(() => 'polluted' in {});
    assert.equal(isPolluted, false, 'a prototype was changed');
  }),
  ...FAILED_POSTS.map(([name, fail]) =>
    test(`${name} for a code and for the login: one request each, no countdown, the form keeps its values`, async (context) => {
      let isDown = true;
      const visit = await visitWith(context, /\/api\/users\//, (request) =>
        isDown || LOGIN.test(request.url()) ? fail(request) : null,
      );
      const phone = freshPhone();
      await visit.openLogin(phone);
      await visit.press(SEND);
      await waitUntil('the button is enabled again', SHOWN_MS, () =>
        visit.page.evaluate(
          (text) =>
            [...document.querySelectorAll<HTMLButtonElement>('dialog button')].some(
              (button) => button.textContent.trim() === text && !button.disabled,
            ),
          SEND,
        ),
      );
      assert.equal((await readLoginForm(visit))[0], phone, 'the number in the form');
      assert.equal(visit.countRequests(SEND_CODE), 1, 'requests for a code');
      isDown = false;
      await visit.sendCode();
      await visit.submitLogin('000000');
      await waitUntil('the login is sent', SHOWN_MS, () => visit.countRequests(LOGIN) > 0);
      await waitUntil('the form is enabled again', SHOWN_MS, async () => {
        return !(await visit.has('dialog form[aria-busy=true]'));
      });
      assert.equal(visit.countRequests(LOGIN), 1, 'requests for a login');
      assert.deepEqual(await readLoginForm(visit), [phone, '000000'], 'the form');
      assert.ok(!(await visit.storedSession()).includes('"isLoggedIn":true'), 'logged in');
    }),
  ),
  test('[20] 41907 and 41912 for a login: a toast shows the message of the body, the field what to do next with the seconds, the form keeps its values', async (context) => {
    const refusals = [
      { error_code: 41907, error_message: '验证码不对', payload: null },
      { error_code: 41912, error_message: '试得太多了', payload: { retry_after: 77 } },
    ];
    let index = 0;
    const visit = await visitWith(context, LOGIN, (request) =>
      respondWithJson(request, refusals[index]),
    );
    await visit.openLogin(freshPhone());
    await visit.submitLogin('111111');
    await waitForDialogText(visit, '验证码不对');
    index = 1;
    await visit.press(LOG_IN);
    await waitForDialogText(visit, '试得太多了');
    await waitForDialogText(visit, '请 77 秒后再试');
    assert.equal(visit.countRequests(LOGIN), 2, 'requests');
    assert.equal((await readLoginForm(visit))[1], '111111', 'the code in the form');
  }),
];
