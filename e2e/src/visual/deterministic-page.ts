import type { Page } from 'puppeteer';
import { interceptRequests, type RequestHandler } from '../gallery/states/component-state';
import type { Account } from '../page/log-in';

/** The same for every run: names, numbers and figures of real accounts are drawn by lot. */
const MEMBER = {
  nickname: '慢火锻造的旅人',
  avatar: { index: 3, color: 'teal' },
  phone: '139****0042',
};
const MEMBER_SINCE = '2025-06-01T04:00:00.000Z';

/** An account with what the site shows of it always the same. */
export const sameMember = (account: Account): Account => ({ ...account, ...MEMBER });

/** Shown by the profile, and never sent. */
const MEMBER_ID = '600100200300';

const showSameMember: RequestHandler = async (request) => {
  const answer = await fetch(request.url(), { headers: request.headers() });
  const envelope = (await answer.json()) as { payload: object | null };
  const payload = envelope.payload && {
    ...envelope.payload,
    ...MEMBER,
    web_user_id: MEMBER_ID,
    created_at: MEMBER_SINCE,
  };
  await request.respond({
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify({ ...envelope, payload }),
  });
};

/** Before the page is opened: a clock that is as far ahead or behind as the site's, no chance, no movement. */
export async function steady(page: Page, shiftMs: number, isPrivate: boolean): Promise<void> {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.emulateTimezone('Asia/Shanghai');
  await page.evaluateOnNewDocument((shift) => {
    const RealDate = Date;
    let seed = 1;
    Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args: unknown[], made) =>
        Reflect.construct(target, args.length > 0 ? args : [RealDate.now() + shift], made) as Date,
      get: (target, name): unknown =>
        name === 'now' ? () => RealDate.now() + shift : Reflect.get(target, name),
    });
  }, shiftMs);
  if (isPrivate) await interceptRequests(page, '/api/users/me', showSameMember);
}

/** After the page has come: its fonts, and nothing that still moves or blinks. */
export async function still(page: Page): Promise<void> {
  await page
    .waitForFunction(() => !document.querySelector('main [aria-busy=true]'), { polling: 100 })
    .catch(() => null);
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { caret-color: transparent !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await document.fonts.ready;
    // What ends is brought to its end, and what waits for the end goes on; some of it begins the next movement.
    for (let round = 0; round < 5; round += 1) {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
}
