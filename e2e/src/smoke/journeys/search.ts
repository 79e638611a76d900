import assert from 'node:assert/strict';
import { DEVICES, type Device, type Language } from '@huoban/contracts';
import { readJson } from '../../harness/http';
import { failWith } from '../../harness/wait';
import { addressOf } from '../../page/address';
import {
  expectRoute,
  findVisibleLink,
  openNavigation,
  type Journey,
  type JourneyContext,
} from './journey';

interface Game {
  id: string;
  title: string;
}

/** The last game of a full list: the library does not show it without a search. */
async function findGame({ deployment }: JourneyContext, language: Language): Promise<Game> {
  const response = fetch(`${deployment.origin}/api/visitor/game/list?size=40`, {
    headers: { 'accept-language': language },
  });
  const { payload } = await readJson<{ payload: { items: Game[] } | null }>(response);
  const game = payload?.items.at(-1);
  assert(game, 'the library has no games');
  return game;
}

async function search({ page }: JourneyContext, within: string, game: Game): Promise<void> {
  const field = await page.waitForSelector(`${within} input[type=search]`, { visible: true });
  await field?.type(game.title);
  await field?.press('Enter');
  await expectRoute(page, /^\/game-library\/search$/);
  assert.equal(new URL(page.url()).searchParams.get('searchValue'), game.title, 'searchValue');
}

/** Accepts any rank among the results: it depends on the content of the deployment. */
async function openResult({ page }: JourneyContext, { id, title }: Game): Promise<void> {
  const path = new RegExp(`^/game-library/${id}$`);
  await (await findVisibleLink(page, 'main', path)).click();
  await expectRoute(page, path);
  await page
    .waitForFunction(
      (expected) => document.querySelector('main h1')?.textContent.trim() === expected,
      { polling: 50, timeout: 10_000 },
      title,
    )
    .catch(failWith(() => `the page of ${path.source} does not get the heading "${title}"`));
}

const searchJourney = (
  name: string,
  start: string,
  device: Device,
  language: Language,
  openSearch: (context: JourneyContext) => Promise<string> | string,
): Journey => ({
  name,
  device,
  run: async (context) => {
    const { step, open } = context;
    const game = await findGame(context, language);
    await step(`open ${start}`, () => open(addressOf(start, language, device)));
    await step(`search for ${game.title}`, async () =>
      search(context, await openSearch(context), game),
    );
    await step('choose the game', () => openResult(context, game));
  },
});

export const SEARCH_JOURNEYS: readonly Journey[] = DEVICES.flatMap((device) => {
  const isDesktop = device === 'desktop';
  const library = 'library, search, game';
  const header = 'the search of the header finds a game';
  return [
    searchJourney(library, '/game-library', device, isDesktop ? 'zh' : 'ja', () => 'main'),
    searchJourney(header, '/about-us', device, isDesktop ? 'en' : 'zh', openNavigation),
  ];
});
