import { fireEvent, screen } from '@testing-library/react';
import type { Role } from '../../components/game-queries';
import { createGame } from '../../testing/fixtures';
import { renderPage } from '../../testing/render-page';
import { page } from './page';

const ROLE: Role = {
  id: '5',
  game_id: '2062',
  name: '糖人师傅',
  kind: '角色',
  summary: '算不准自己的寿数。',
  picture: null,
  role: { title: '街坊', skill: '吹一口气，糖就活了' },
  sections: [{ heading: '生平', body: '夜市开张第一天他就在。' }],
  game: createGame('2062', '夜市秘仪'),
};
const open = (role: Role = ROLE) => renderPage(page, '/game-library/role-Info-5', () => role);

describe('the page of a role', () => {
  it('tells what they are, what they can do, and what is written about them', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: '糖人师傅' });
    expect(screen.getByText('街坊')).toBeTruthy();
    expect(screen.getByText('吹一口气，糖就活了')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '生平' })).toBeTruthy();
  });

  it('prints their letter over the cover of their game, which links show too', async () => {
    const cover = { base: '/media/covers/a', widths: [240], width: 240, height: 320 };
    const { container, head } = await open({ ...ROLE, game: { ...ROLE.game, picture: cover } });
    await screen.findByRole('heading', { level: 1, name: '糖人师傅' });
    const print = container.querySelector('header [aria-hidden]:has(picture)');
    expect(print?.textContent).toContain('糖');
    expect(head().image).toBe('/media/covers/a-240.webp');
  });

  it('asks for the role of the address, and leads back to its game and to the others', async () => {
    const { calls } = await open();
    const back = await screen.findAllByRole('link', { name: '夜市秘仪' });
    expect(back.map((link) => link.getAttribute('href'))).toContain('/game-library/2062');
    const others = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/game-library/game-role-2062');
    expect(others).toHaveLength(1);
    expect(calls.map(({ query }) => query)).toContainEqual({ entity_id: '5' });
  });

  it('has no facts for a thing, which can do nothing', async () => {
    const { role: _, ...thing } = ROLE;
    const { container } = await open({ ...thing, kind: '物件' });
    await screen.findByRole('heading', { level: 1, name: '糖人师傅' });
    expect(container.querySelector('dl')).toBeNull();
  });

  it('holds the place of a role that is late, says when it failed, and tries again', async () => {
    let answer: () => Role = () => {
      throw new Error('away');
    };
    const { container } = await renderPage(page, '/game-library/role-Info-5', () => answer());
    expect(container.querySelector('[aria-busy]')).not.toBeNull();
    const again = await screen.findByRole('button', { name: '再试一次' });
    answer = () => ROLE;
    fireEvent.click(again);
    await screen.findByRole('heading', { level: 1, name: '糖人师傅' });
  });
});
