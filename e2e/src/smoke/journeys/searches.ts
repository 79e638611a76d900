import { DEVICES, type Device, type Language } from '@huoban/contracts';
import { must, mustEqual } from '../../check';
import { addressOf } from '../../journey-pages';
import { bodyOf } from '../../site';
import { arrive, openWays, visibleLink, type Journey, type Traveller } from './journey';

interface Game {
  id: string;
  title: string;
}

/** The last game of a full page of the library: one that is not shown anyway. */
async function someGame({ deployment }: Traveller, language: Language): Promise<Game> {
  const answer = fetch(`${deployment.origin}/api/visitor/game/list?size=40`, {
    headers: { 'accept-language': language },
  });
  const { payload } = await bodyOf<{ payload: { items: Game[] } | null }>(answer);
  const game = payload?.items.at(-1);
  must(game, 'the library has no games');
  return game;
}

async function search(traveller: Traveller, box: string, game: Game): Promise<void> {
  const { page } = traveller;
  const field = await page.waitForSelector(`${box} input[type=search]`, { visible: true });
  await field?.type(game.title);
  await field?.press('Enter');
  await arrive(page, /^\/game-library\/search$/);
  mustEqual(new URL(page.url()).searchParams.get('searchValue'), game.title, 'searchValue');
}

/** Wanted among the results: deployments rank as their content asks. */
async function choose({ page }: Traveller, { id, title }: Game): Promise<void> {
  const path = new RegExp(`^/game-library/${id}$`);
  const link = await visibleLink(page, 'main', path);
  await link.click();
  await arrive(page, path);
  await page
    .waitForFunction(
      (wanted) => document.querySelector('main h1')?.textContent.trim() === wanted,
      { polling: 50, timeout: 10_000 },
      title,
    )
    .catch((cause: unknown) => {
      throw new Error(`the page of ${path.source} does not get the heading "${title}"`, { cause });
    });
}

const inLibrary = (device: Device, language: Language): Journey => ({
  name: 'library, search, game',
  device,
  travel: async (traveller) => {
    const { step, enter } = traveller;
    const game = await someGame(traveller, language);
    await step('open the library', () => enter(addressOf('/game-library', language, device)));
    await step(`search for ${game.title}`, () => search(traveller, 'main', game));
    await step('choose the game', () => choose(traveller, game));
  },
});

const inHeader = (device: Device, language: Language): Journey => ({
  name: 'the search of the header finds a game',
  device,
  travel: async (traveller) => {
    const { step, enter } = traveller;
    const game = await someGame(traveller, language);
    await step('open a page', () => enter(addressOf('/about-us', language, device)));
    await step(`search for ${game.title}`, async () => {
      await search(traveller, await openWays(traveller), game);
    });
    await step('choose the game', () => choose(traveller, game));
  },
});

export const SEARCHES: readonly Journey[] = DEVICES.flatMap((device) => [
  inLibrary(device, device === 'desktop' ? 'zh' : 'ja'),
  inHeader(device, device === 'desktop' ? 'en' : 'zh'),
]);
