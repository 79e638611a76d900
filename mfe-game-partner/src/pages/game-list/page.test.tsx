import { screen } from '@testing-library/react';
import { NAP } from '../../testing/partners';
import { renderPage } from '../../testing/render-page';
import { page } from './page';

async function openList(partner = NAP) {
  const address = '/game-partner/game-list-1024';
  const opened = await renderPage({ page, address, service: () => partner });
  await screen.findByRole('heading', { level: 1, name: '困困会玩的游戏' });
  return opened;
}

describe('game list of a partner', () => {
  it('links the games with their facts', async () => {
    const { call, head } = await openList();
    expect(call.mock.calls).toEqual([
      [
        'GET /api/character/legion_zone/pc_character_figures',
        { query: { character_id: '1024' } },
        expect.anything(),
      ],
    ]);
    const link = screen.getByRole('link', { name: '枕头角斗场' });
    expect(link.getAttribute('href')).toBe('/game-library/2015');
    for (const fact of ['电脑', '2-8 人', '2024']) expect(screen.getByText(fact)).toBeTruthy();
    expect(head().description).toBe('困困会玩的 1 款游戏：枕头角斗场。');
  });

  it('uses the landscape picture of the partner for link previews', async () => {
    const picture = { base: '/media/portraits/nap', widths: [960], width: 960, height: 1200 };
    const preview = { base: '/media/og/partner-nap', widths: [1200], width: 1200, height: 630 };
    const { head } = await openList({ ...NAP, picture, preview });
    expect(head().image).toBe('/media/og/partner-nap-1200.webp');
  });

  it('links to the library if the partner has no games', async () => {
    const { head } = await openList({ ...NAP, games: [] });
    expect(screen.getByRole('heading', { name: '困困还没学会哪款游戏' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '去游戏知识库' }).getAttribute('href')).toBe(
      '/game-library',
    );
    expect(head().description).toBe(NAP.bio);
  });
});
