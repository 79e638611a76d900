import { fireEvent, screen, within } from '@testing-library/react';
import type { Game, RoleCard } from '../../components/game-queries';
import { createGame } from '../../testing/fixtures';
import { renderPage } from '../../testing/render-page';
import { page } from './page';

const DETAIL: Game = {
  ...createGame('2062', '夜市秘仪'),
  aliases: ['夜市牌'],
  sections: [
    { heading: '抽、解、改', body: '第一段。\n\n第二段。' },
    { heading: '摆摊指南', body: '<b>把牌扣着摆</b>' },
  ],
  preview: null,
  infobox: [{ name: '发行日期', value: '2025年1月2日' }],
  characters: [
    {
      id: '1018',
      slug: 'hanabi',
      name: '火花',
      line: '我一个都不缺席。',
      category: { id: 'companion', name: '陪伴' },
      tags: [],
      popularity: 1,
      created: '2025-01-01',
      picture: null,
    },
  ],
  similar: [createGame('2035', '盆景对决')],
};
const ROLE: RoleCard = {
  id: '5',
  game_id: '2062',
  name: '糖人师傅',
  kind: '街坊',
  summary: '算不准自己的寿数。',
  picture: null,
};

const rolesOf = (items: RoleCard[]) => ({
  items,
  total: items.length,
  page: 1,
  size: 12,
  next_page: null,
});
const open = (roles: RoleCard[] = [], query = '') =>
  renderPage(page, `/game-library/2062${query}`, ({ endpoint }) =>
    endpoint.includes('/entity/') ? rolesOf(roles) : DETAIL,
  );

describe('game page', () => {
  it('sets the title over the cover in type, hidden from screen readers because the heading says it', async () => {
    const picture = { base: '/media/covers/a', widths: [240], width: 240, height: 320 };
    const { container } = await renderPage(page, '/game-library/2062', ({ endpoint }) =>
      endpoint.includes('/entity/') ? rolesOf([]) : { ...DETAIL, picture },
    );
    await screen.findByRole('heading', { level: 1, name: '夜市秘仪' });
    expect(container.querySelector('header [aria-hidden="true"] p')?.textContent).toBe('夜市秘仪');
  });

  it('links to a genre without the filters and loaded pages of the last list', async () => {
    await open([], '?channel=qq&gameLetter=S&gamePages=5');
    const genres = await screen.findByRole('list', { name: '类型' });
    const query = new URL(within(genres).getAllByRole<HTMLAnchorElement>('link')[0]?.href ?? '')
      .searchParams;
    expect([...query].filter(([, value]) => value)).toEqual([
      ['gameGenre', 'rpg'],
      ['channel', 'qq'],
    ]);
  });

  it('shows the scenes of the game in the article, each with its caption', async () => {
    const picture = { base: '/media/scenes/a', widths: [640], width: 640, height: 360 };
    await renderPage(page, '/game-library/2062', ({ endpoint }) =>
      endpoint.includes('/entity/')
        ? rolesOf([])
        : { ...DETAIL, scenes: [{ picture, caption: '糖人师傅：街坊' }] },
    );
    const scene = await screen.findByRole('figure', { name: '糖人师傅：街坊' });
    const image = scene.querySelector('img');
    expect([image?.getAttribute('src'), image?.getAttribute('loading')]).toEqual([
      '/media/scenes/a-640.webp',
      'lazy',
    ]);
  });

  it('has a table of contents', async () => {
    await open();
    const entry = await screen.findByRole('link', { name: '摆摊指南' });
    const anchor = new URL(entry.getAttribute('href') ?? '', 'http://x').hash;
    expect(document.querySelector(anchor)?.textContent).toBe('摆摊指南');
  });

  it('renders articles as paragraphs of plain text', async () => {
    const { container } = await open();
    await screen.findByText('第二段。');
    expect(screen.getByText('<b>把牌扣着摆</b>')).toBeTruthy();
    expect(container.querySelector('b')).toBeNull();
  });

  it('links to partners and similar games', async () => {
    await open();
    const partner = await screen.findByRole('link', { name: '火花' });
    expect(partner.getAttribute('href')).toBe('/game-partner/detail-1018');
    const similar = screen.getByRole('link', { name: '盆景对决' });
    expect(similar.getAttribute('href')).toBe('/game-library/2035');
  });

  it('omits the roles panel if there are none', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: '夜市秘仪' });
    expect(screen.queryByRole('heading', { name: '角色与物品' })).toBeNull();
  });

  it('links to the roles', async () => {
    await open([ROLE]);
    const role = await screen.findByRole('link', { name: '糖人师傅' });
    expect(role.getAttribute('href')).toBe('/game-library/role-Info-5');
  });

  it('shows an error and retries', async () => {
    let isAway = true;
    await renderPage(page, '/game-library/2062', ({ endpoint }) => {
      if (endpoint.includes('/entity/')) return rolesOf([]);
      if (isAway) throw new Error('unavailable');
      return DETAIL;
    });
    const again = await screen.findByRole('button', { name: '再试一次' });
    isAway = false;
    fireEvent.click(again);
    await screen.findByRole('heading', { level: 1, name: '夜市秘仪' });
  });
});
