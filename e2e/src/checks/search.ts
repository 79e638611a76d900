import assert from 'node:assert/strict';
import { DEVICES, LANGUAGES, type Device, type Language } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { readJson } from '../harness/http';
import { addressOf } from '../page/address';
import { waitForPage, type Site } from '../page/site';
import { inLayouts, pageCheck, type BehaviorCheck } from './behavior-check';

const GAME_ID = '2017';

async function readTitle(site: Site, language: Language): Promise<string> {
  const { payload } = await readJson<{
    payload: { total: number; items: { id: string; title: string }[] };
  }>(site.fetch('/api/visitor/game/list?size=60', { headers: { 'accept-language': language } }));
  assert(payload.total >= 60, `the library has only ${payload.total} games`);
  const game = payload.items.find(({ id }) => id === GAME_ID);
  assert(game, `game ${GAME_ID} is missing`);
  return game.title;
}

/** Searches on Chinese pages: a title in any language finds the game. */
const searchCheck = (language: Language, device: Device): BehaviorCheck => ({
  name: `search from the header finds a game by its ${language} title (${device})`,
  run: async ({ site }) => {
    const title = await readTitle(site, language);
    const { page } = await site.openHydrated(addressOf('/', 'zh', device), { device });
    if (device === 'mobile') await page.click('header button[aria-expanded]');
    const box = await page.waitForSelector('input[type=search]', { visible: true });
    await box?.type(title);
    await box?.press('Enter');
    await waitForPage(page, () => location.pathname.endsWith('/game-library/search'));
    assert.equal(new URL(page.url()).searchParams.get('searchValue'), title, 'searchValue');
    await page.waitForSelector(`main a[href*="/game-library/${GAME_ID}"]`, { timeout: 8000 });
    const first = await page.$eval('main a[href*="/game-library/2"]', (link) => link.pathname);
    assert(first.includes(GAME_ID), `the first result is ${first}`);
  },
});

/** Types into the search of the header; on the phone that of its menu. */
async function searchFor(page: Page, device: Device, text: string): Promise<void> {
  if (device === 'mobile') await page.click('header button[aria-expanded]');
  const field = await page.waitForSelector('header input[type=search]', { visible: true });
  await field?.evaluate((element) => element instanceof HTMLInputElement && element.select());
  await field?.type(text);
  await field?.press('Enter');
}

async function expectSearch(page: Page, path: string, text: string): Promise<void> {
  const expected = `${path}?searchValue=${text}&channel=qq`;
  await page
    .waitForFunction(
      (url) => location.pathname + location.search === url,
      { timeout: 5000 },
      expected,
    )
    .catch(() => undefined);
  const { pathname, search } = new URL(page.url());
  assert.equal(pathname + search, expected, 'the address');
}

const LAST_SEARCH = 'channel=qq&searchValue=a&searchKind=game&searchPage=3';

export const SEARCH_CHECKS: readonly BehaviorCheck[] = [
  pageCheck(
    'a new search from the header has neither kind nor page of the last one',
    `/about-us?${LAST_SEARCH}`,
    async (page) => {
      await searchFor(page, 'desktop', '2001');
      await expectSearch(page, '/game-library/search', '2001');
    },
  ),
  pageCheck(
    'the menu of the search page searches again and closes',
    `/en/m/game-library/search?${LAST_SEARCH}`,
    async (page) => {
      await searchFor(page, 'mobile', '2001');
      await expectSearch(page, '/en/m/game-library/search', '2001');
      await page.waitForSelector('dialog[open]', { hidden: true, timeout: 3000 });
      const shown = await page.$eval('main input[type=search]', (field) => field.value);
      assert.equal(shown, '2001', 'the text in the field of the page');
    },
    { device: 'mobile' },
  ),
  ...LANGUAGES.flatMap((language, row) =>
    inLayouts(row, DEVICES, (device) => searchCheck(language, device)),
  ),
];
