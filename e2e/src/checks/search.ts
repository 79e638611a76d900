import assert from 'node:assert/strict';
import { DEVICES, LANGUAGES, type Device, type Language } from '@huoban/contracts';
import { readJson } from '../harness/http';
import { addressOf } from '../page/address';
import { waitForPage, type Site } from '../page/site';
import { inLayouts, type BehaviorCheck } from './behavior-check';

const GAME_ID = '2017';

/** Title of the game in a language. */
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

export const SEARCH_CHECKS: readonly BehaviorCheck[] = LANGUAGES.flatMap((language, row) =>
  inLayouts(row, DEVICES, (device) => searchCheck(language, device)),
);
