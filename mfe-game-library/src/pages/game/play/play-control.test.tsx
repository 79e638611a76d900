import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PlayList } from '@huoban/contracts/api';
import { createGame } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/render-page';
import { page } from '../page';

const LIST = 'GET /api/users/play_list';
const SET = 'POST /api/users/play_list/set';
const GAME = createGame('2062', '夜市秘仪');
const DETAIL = { ...GAME, sections: [], infobox: [], characters: [], similar: [] };

type Entry = Omit<PlayList['items'][number], 'game'>;

/** A service that keeps one game. */
async function open(entry: Entry | null) {
  let items: unknown[] = entry ? [{ game: GAME, ...entry }] : [];
  const { calls } = await renderPage(
    page,
    '/game-library/2062',
    ({ endpoint, body }) => {
      if (endpoint === LIST) return { items };
      if (endpoint === SET) {
        const { state, rating = null } = body as { state: string | null; rating?: number | null };
        items = state === null ? [] : [{ game: GAME, state, rating }];
        return { items };
      }
      return endpoint.includes('/entity/') ? { items: [] } : DETAIL;
    },
    { isLoggedIn: true },
  );
  await screen.findByRole('group', { name: '我的清单' });
  return { sent: () => calls.filter(({ endpoint }) => endpoint === SET).map(({ body }) => body) };
}

const pressed = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .queryAllByRole('button', { pressed: true })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows state and rating of the game', async () => {
  await open({ state: 'playing', rating: 4 });
  await waitFor(() => expect(pressed('我的清单')).toEqual(['在玩']));
  expect(pressed('评分')).toEqual(['4 星']);
});

it('puts the game on the list and takes it off again', async () => {
  const { sent } = await open(null);
  press('想玩');
  await waitFor(() => expect(pressed('我的清单')).toEqual(['想玩']));
  press('想玩');
  await waitFor(() => expect(pressed('我的清单')).toEqual([]));
  expect(sent()).toEqual([
    { game_id: '2062', state: 'want' },
    { game_id: '2062', state: null },
  ]);
});

it('rates what has been played, and takes the rating back', async () => {
  const { sent } = await open({ state: 'want', rating: null });
  await waitFor(() => expect(pressed('我的清单')).toEqual(['想玩']));
  press('5 星');
  await waitFor(() => expect(pressed('评分')).toEqual(['5 星']));
  expect(pressed('我的清单')).toEqual(['玩过']);
  press('5 星');
  await waitFor(() => expect(pressed('评分')).toEqual([]));
  expect(sent()).toEqual([
    { game_id: '2062', state: 'finished', rating: 5 },
    { game_id: '2062', state: 'finished', rating: null },
  ]);
});
