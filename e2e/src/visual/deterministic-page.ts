import type { Page } from 'puppeteer';
import { respondWithJson, type RequestHandler } from '../page/respond';
import { interceptRequests } from '../gallery/states/component-state';
import type { Account } from '../page/log-in';

/** Replaces the random profile of a new account. */
const PROFILE = {
  nickname: '慢火锻造的旅人',
  avatar: { index: 3, color: 'teal' },
  phone: '139****0042',
};
const MEMBER_SINCE = '2025-06-01T04:00:00.000Z';

/** An account whose visible data is always the same. */
export const withFixedProfile = (account: Account): Account => ({ ...account, ...PROFILE });

/** The profile shows it, but never sends it. */
const MEMBER_ID = '600100200300';

const respondWithFixedProfile: RequestHandler = async (request) => {
  const response = await fetch(request.url(), { headers: request.headers() });
  const envelope = (await response.json()) as { payload: object | null };
  const payload = envelope.payload && {
    ...envelope.payload,
    ...PROFILE,
    web_user_id: MEMBER_ID,
    created_at: MEMBER_SINCE,
  };
  await respondWithJson(request, { ...envelope, payload });
};

/** Before the page loads: the clock of the site, no randomness, reduced motion. */
export async function makeDeterministic(
  page: Page,
  shiftMs: number,
  isPrivate: boolean,
): Promise<void> {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.emulateTimezone('Asia/Shanghai');
  await page.evaluateOnNewDocument((shift) => {
    // Ids of requests, which error views show.
    Object.defineProperty(PerformanceResourceTiming.prototype, 'serverTiming', { get: () => [] });
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
  if (isPrivate) await interceptRequests(page, '/api/users/me', respondWithFixedProfile);
}

/** After the page has loaded: waits for fonts, and ends all movement and blinking. */
export async function stopMovement(page: Page): Promise<void> {
  await page
    .waitForFunction(() => !document.querySelector('main [aria-busy=true]'), { polling: 100 })
    .catch(() => null);
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { caret-color: transparent !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await document.fonts.ready;
    // The end of one animation may start another.
    for (let round = 0; round < 5; round += 1) {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
}
