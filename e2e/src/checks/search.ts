import assert from 'node:assert/strict';
import { DEVICES, LANGUAGES, type Device, type Language } from '@huoban/contracts';
import { addressOf } from '../page/address';
import { readJson } from '../harness/http';
import { type Site, waitForPage } from '../page/site';
import { type BehaviorCheck } from './behavior-check';

interface Game {
  id: string;
  title: string;
}

const WANTED = '2017';

/** A game of the library with its title in each language: what the three terms must find. */
async function wanted(site: Site, language: Language): Promise<Game> {
  const { payload } = await readJson<{ payload: { total: number; items: Game[] } }>(
    site.fetch('/api/visitor/game/list?size=60', { headers: { 'accept-language': language } }),
  );
  assert(payload.total >= 60, `the library has only ${payload.total} games`);
  const game = payload.items.find(({ id }) => id === WANTED);
  assert(game, `game ${WANTED} is missing`);
  return game;
}

const searchBy = (language: Language, device: Device): BehaviorCheck => ({
  name: `search from the header finds a game by its ${language} title (${device})`,
  run: async ({ site }) => {
    const game = await wanted(site, language);
    // Searched from the Chinese pages: a term in any language finds the game.
    const { page } = await site.openHydrated(addressOf('/', 'zh', device), { device });

    if (device === 'mobile') await page.click('header button[aria-expanded]');
    const box = await page.waitForSelector('input[type=search]', { visible: true });
    await box?.type(game.title);
    await box?.press('Enter');
    await waitForPage(page, () => location.pathname.endsWith('/game-library/search'));
    const address = new URL(page.url());
    assert.deepEqual(address.searchParams.get('searchValue'), game.title, 'searchValue');
    const link = `main a[href*="/game-library/${game.id}"]`;
    await page.waitForSelector(link, { timeout: 8000 });
    const first = await page.$eval(
      'main a[href*="/game-library/2"]',
      (found) => found.getAttribute('href') ?? '',
    );
    assert(first.includes(game.id), `the first result is ${first}`);
  },
});

export const SEARCH_CHECKS: readonly BehaviorCheck[] = LANGUAGES.flatMap((language, turn) =>
  DEVICES.map((device, place) => ({
    ...searchBy(language, device),
    fullOnly: (turn - place) % DEVICES.length !== 0,
  })),
);
