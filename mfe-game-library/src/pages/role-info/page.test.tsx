import { cleanup, fireEvent, screen } from '@testing-library/react';
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

describe('role page', () => {
  it('shows title, skill and article', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: '糖人师傅' });
    expect(screen.getByText('街坊')).toBeTruthy();
    expect(screen.getByText('吹一口气，糖就活了')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '生平' })).toBeTruthy();
  });

  it('shows its picture and previews it; without one, the initial and the cover of its game', async () => {
    const portrait = { base: '/media/entities/5', widths: [480], width: 480, height: 600 };
    const cover = { base: '/media/covers/a', widths: [240], width: 240, height: 320 };
    const drawn = await open({ ...ROLE, picture: portrait });
    const image = await screen.findByRole('img', { name: '糖人师傅' });
    expect(image.getAttribute('src')).toBe('/media/entities/5-480.webp');
    expect(drawn.head().image).toBe('/media/entities/5-480.webp');
    cleanup();
    const { container, head } = await open({ ...ROLE, game: { ...ROLE.game, picture: cover } });
    await screen.findByRole('heading', { level: 1, name: '糖人师傅' });
    expect(container.querySelector('header [aria-hidden] svg')?.textContent).toContain('糖');
    expect(head().image).toBe('/media/covers/a-240.webp');
  });

  it('requests the role in the URL and links to its game and the other roles', async () => {
    const { calls } = await open();
    const back = await screen.findAllByRole('link', { name: '夜市秘仪' });
    expect(back.map((link) => link.getAttribute('href'))).toContain('/game-library/2062');
    const others = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/game-library/game-role-2062');
    expect(others).toHaveLength(1);
    expect(calls.map(({ query }) => query)).toContainEqual({ entity_id: '5' });
  });

  it('has no facts for an item', async () => {
    const { role: _, ...thing } = ROLE;
    const { container } = await open({ ...thing, kind: '物件' });
    await screen.findByRole('heading', { level: 1, name: '糖人师傅' });
    expect(container.querySelector('dl')).toBeNull();
  });

  it('shows a skeleton, then an error, and retries', async () => {
    let respond: () => Role = () => {
      throw new Error('unavailable');
    };
    const { container } = await renderPage(page, '/game-library/role-Info-5', () => respond());
    expect(container.querySelector('[aria-busy]')).not.toBeNull();
    const again = await screen.findByRole('button', { name: '再试一次' });
    respond = () => ROLE;
    fireEvent.click(again);
    await screen.findByRole('heading', { level: 1, name: '糖人师傅' });
  });
});
