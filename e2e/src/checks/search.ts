import { DEVICES, LANGUAGES, type Device, type Language } from '@huoban/contracts';
import { type Check, isItsTurn, must, mustEqual } from '../check';
import { addressOf } from '../journey-pages';
import { bodyOf, hydrated, leave, type Site, until } from '../site';

interface Game {
  id: string;
  title: string;
}

const WANTED = '2017';

/** A game of the library with its title in each language: what the three terms must find. */
async function wanted(site: Site, language: Language): Promise<Game> {
  const { payload } = await bodyOf<{ payload: { total: number; items: Game[] } }>(
    site.fetch('/api/visitor/game/list?size=60', { headers: { 'accept-language': language } }),
  );
  must(payload.total >= 60, `the library has only ${payload.total} games`);
  const game = payload.items.find(({ id }) => id === WANTED);
  must(game, `game ${WANTED} is missing`);
  return game;
}

const searchBy = (language: Language, device: Device): Check => ({
  name: `search from the header finds a game by its ${language} title (${device})`,
  run: async (site) => {
    const game = await wanted(site, language);
    // Searched from the Chinese pages: a term in any language finds the game.
    const tab = await site.open(addressOf('/', 'zh', device), { device });
    try {
      await hydrated(tab.page);
      if (device === 'mobile') await tab.page.click('header button[aria-expanded]');
      const box = await tab.page.waitForSelector('input[type=search]', { visible: true });
      await box?.type(game.title);
      await box?.press('Enter');
      await until(tab.page, () => location.pathname.endsWith('/game-library/search'));
      const address = new URL(tab.page.url());
      mustEqual(address.searchParams.get('searchValue'), game.title, 'searchValue');
      const link = `main a[href*="/game-library/${game.id}"]`;
      await tab.page.waitForSelector(link, { timeout: 8000 });
      const first = await tab.page.$eval(
        'main a[href*="/game-library/2"]',
        (found) => found.getAttribute('href') ?? '',
      );
      must(first.includes(game.id), `the first result is ${first}`);
    } finally {
      await leave(tab);
    }
  },
});

export const SEARCH_CHECKS: readonly Check[] = LANGUAGES.flatMap((language, turn) =>
  DEVICES.map((device, place) => ({
    ...searchBy(language, device),
    long: !isItsTurn(place, turn, DEVICES.length),
  })),
);
