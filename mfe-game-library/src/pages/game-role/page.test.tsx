import { fireEvent, screen } from '@testing-library/react';
import type { Game, RoleCard } from '../../components/game-queries';
import { createGame } from '../../testing/fixtures';
import { renderPage } from '../../testing/render-page';
import { page } from './page';

const GAME: Game = {
  ...createGame('2062', '夜市秘仪'),
  aliases: [],
  preview: null,
  sections: [],
  infobox: [],
  characters: [],
  similar: [],
};
const role = (id: string, name: string): RoleCard => ({
  id,
  game_id: '2062',
  name,
  kind: '角色',
  summary: `${name}的事`,
  picture: null,
});
const open = (items: RoleCard[] | (() => RoleCard[])) =>
  renderPage(page, '/game-library/game-role-2062', ({ endpoint }) => {
    if (!endpoint.includes('/entity/')) return GAME;
    const roles = typeof items === 'function' ? items() : items;
    return { items: roles, total: roles.length, page: 1, size: 60, next_page: null };
  });

describe('game roles page', () => {
  it('links to each role and back to the game', async () => {
    await open([role('5', '糖人师傅'), role('6', '灯笼鬼')]);
    const links = await screen.findAllByRole('link', { name: /师傅|灯笼/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/game-library/role-Info-5',
      '/game-library/role-Info-6',
    ]);
    const back = screen.getByRole('link', { name: '夜市秘仪' });
    expect(back.getAttribute('href')).toBe('/game-library/2062');
  });

  it('shows the picture of each role, its title and its skill', async () => {
    const picture = { base: '/media/entities/5', widths: [240, 480], width: 480, height: 600 };
    const { container } = await open([
      { ...role('5', '糖人师傅'), picture, role: { title: '街坊', skill: '吹一口气' } },
    ]);
    await screen.findByText('街坊');
    expect(screen.getByText('吹一口气')).toBeTruthy();
    const image = container.querySelector('li img');
    expect(image?.getAttribute('src')).toBe('/media/entities/5-480.webp');
    expect(image?.getAttribute('height')).toBe('600');
  });

  it('requests all roles of the game in the URL at once', async () => {
    const { calls } = await open([role('5', '糖人师傅')]);
    await screen.findByRole('link', { name: '糖人师傅' });
    expect(calls.map(({ query }) => query)).toContainEqual({ game_id: '2062', size: 60 });
  });

  it('shows an empty state that links to the game', async () => {
    await open([]);
    await screen.findByText('舞台已经搭好，角色还没有登场');
    const links = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/game-library/2062');
    expect(links).toHaveLength(2);
  });

  it('shows an error and retries', async () => {
    let isAway = true;
    await open(() => {
      if (isAway) throw new Error('unavailable');
      return [role('5', '糖人师傅')];
    });
    const again = await screen.findByRole('button', { name: '再试一次' });
    isAway = false;
    fireEvent.click(again);
    await screen.findByRole('link', { name: '糖人师傅' });
  });
});
