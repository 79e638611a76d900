import { fireEvent, screen, within } from '@testing-library/react';
import { apiFailure } from '@huoban/runtime/testing';
import { createGame } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/render-page';
import { page } from '../page';

const ITEMS = [
  { game: createGame('1', '雪路'), state: 'want', rating: null },
  { game: createGame('2', '盐誓'), state: 'finished', rating: 5 },
];
const LIBRARY = {
  items: [createGame('2', '盐誓'), createGame('3', '蜂账本')],
  total: 2,
  page: 1,
  size: 24,
  next_page: null,
  genres: [{ id: 'rpg', name: '角色扮演', count: 2 }],
  platforms: [],
  letters: [],
};

function open(query: string, items: unknown[] = ITEMS, session: object = { isLoggedIn: true }) {
  let failures = items.length === 0 && query.includes('fail') ? 1 : 0;
  return renderPage(
    page,
    `/game-library${query}`,
    ({ endpoint }) => {
      if (endpoint !== 'GET /api/users/play_list') return LIBRARY;
      if (failures-- > 0) throw apiFailure({ kind: 'transport', code: 503 });
      return { items };
    },
    session,
  );
}

it('marks the games of the play list in the library, and counts its states', async () => {
  await open('');
  const poster = (await screen.findByRole('heading', { name: '盐誓' })).closest('li');
  expect(await within(poster as HTMLElement).findByText('玩过')).toBeTruthy();
  const filters = within(screen.getByRole('navigation', { name: '记下的游戏' }));
  expect(filters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '我的清单2',
    '想玩1',
    '在玩0',
    '玩过1',
  ]);
});

it.each([
  ['all', ['雪路', '盐誓']],
  ['finished', ['盐誓']],
])('shows the play list instead of the library: %s', async (mine, titles) => {
  await open(`?gameMine=${mine}&gameGenre=`);
  await screen.findByRole('heading', { name: '盐誓', level: 2 });
  expect(screen.queryByRole('heading', { name: '蜂账本' })).toBeNull();
  const shown = screen.getAllByRole('link', { name: /雪路|盐誓/ });
  expect(shown.map(({ textContent }) => textContent)).toEqual(titles);
  // Other filters lead back to the library.
  const genre = screen.getByRole('link', { name: /角色扮演/ });
  expect(genre.getAttribute('href')).toBe('/game-library?gameGenre=rpg');
});

it('says what is missing on an empty list, and offers another try after a failure', async () => {
  await open('?gameMine=playing');
  expect(await screen.findByText('“在玩”里还没有游戏')).toBeTruthy();
});

it('offers another try after a failure', async () => {
  await open('?gameMine=all&fail=1', []);
  fireEvent.click(await screen.findByRole('button', { name: '再试一次' }));
  expect(await screen.findByText('清单还是空的')).toBeTruthy();
});

it('offers the login to a visitor, without a request', async () => {
  const openLogin = jest.fn();
  const { calls } = await open('?gameMine=all', ITEMS, { isLoggedIn: false, openLogin });
  fireEvent.click(await screen.findByRole('button', { name: '登录/注册' }));
  expect(openLogin).toHaveBeenCalledTimes(1);
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain('GET /api/users/play_list');
});
