import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiFailure, mockIntersectionObserver } from '@huoban/runtime/testing';
import { createPartnerCard, createPartnerPage } from '../../testing/partners';
import { STORY } from '../../components/story-queries';
import { storePosition } from '../../components/reading-position';
import { STORY_OF_WOLF } from '../../testing/stories';
import { renderPage } from '../../testing/render-page';
import { page } from './page';

const NAP = createPartnerCard('1024', '困困');
const WOLF = createPartnerCard('1034', '真不是狼');

async function openSquare(query: string, service: (body: Record<string, unknown>) => unknown) {
  const opened = await renderPage({
    page,
    address: `/game-partner${query}`,
    service: (endpoint, input) =>
      endpoint === STORY
        ? STORY_OF_WOLF
        : service((input as { body: Record<string, unknown> }).body),
  });
  const bodies = () =>
    opened.call.mock.calls
      .filter(([endpoint]) => endpoint !== STORY)
      .map(([, input]) => (input as { body: unknown }).body);
  return { ...opened, bodies };
}

const allPartners = () => createPartnerPage([NAP, WOLF]);
const twoPages = ({ page: requested }: Record<string, unknown>) =>
  requested === 1
    ? createPartnerPage([NAP], { next: 2, total: 2 })
    : createPartnerPage([WOLF], { page: 2, total: 2 });

describe('stories on the square', () => {
  it('show their length, the endings found and where the reader left', async () => {
    await openSquare('', allPartners);
    const shelf = await screen.findByRole('region', { name: '故事' });
    expect(within(shelf).getAllByRole('link')).toHaveLength(1 + STORY_OF_WOLF.others.length);
    expect(within(shelf).getAllByText(/^约 \d+ 分钟$/u).length).toBeGreaterThan(0);
    const isMarked = () => within(shelf).queryByText('接着读') !== null;
    expect(isMarked()).toBe(false);
    act(() => storePosition(null, STORY_OF_WOLF.id, { sceneId: 'middle', endingId: null }));
    expect(isMarked()).toBe(true);
    act(() => storePosition(null, STORY_OF_WOLF.id, { sceneId: 'top', endingId: 'top' }));
    expect(isMarked()).toBe(false);
    expect(within(shelf).getByText('已找到 1 / 2 种结局')).toBeTruthy();
  });

  it('make room for the result of a filter', async () => {
    await openSquare('?partnerTag=gentle', allPartners);
    await screen.findByRole('heading', { name: '困困' });
    expect(screen.queryByRole('region', { name: '故事' })).toBeNull();
  });
});

describe('filters of the square', () => {
  it('are read from the URL and marked as selected', async () => {
    const { bodies } = await openSquare('?partnerCategory=coach&partnerSort=newest', allPartners);
    await screen.findByRole('heading', { name: '困困' });
    expect(bodies()).toEqual([{ category: 'coach', sort: 'newest', page: 1, size: 24 }]);
    const categories = within(screen.getByRole('navigation', { name: '按分类看' }));
    expect(categories.getByRole('link', { current: true }).textContent).toBe('教练2');
    expect(screen.getByRole('link', { name: '最新加入' }).getAttribute('aria-current')).toBe(
      'true',
    );
  });

  it('change the URL, keep the channel and fetch a new list', async () => {
    const { bodies } = await openSquare('?channel=bili&partnerPage=2', allPartners);
    await userEvent.click(await screen.findByRole('link', { name: /^对手/ }));
    await waitFor(() => expect(window.location.search).toBe('?channel=bili&partnerCategory=rival'));
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ category: 'rival', page: 1 }));
  });

  it('can be cleared one by one and all at once', async () => {
    await openSquare('?partnerTag=gentle&partnerText=%E7%8C%AB', allPartners);
    const chosen = within(await screen.findByRole('list', { name: '已选条件' }));
    expect(chosen.getByRole('link', { name: '去掉“搜索：猫”' }).getAttribute('href')).toBe(
      '/game-partner?partnerTag=gentle',
    );
    await userEvent.click(chosen.getByRole('link', { name: '全部清除' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('follow the typed text after a pause, without new history entries', async () => {
    const { bodies } = await openSquare('?partnerTag=gentle', allPartners);
    const before = window.history.length;
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜索伙伴' }), '猫猫');
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ tag: 'gentle', text: '猫猫' });
    expect(new URLSearchParams(window.location.search).get('partnerText')).toBe('猫猫');
    expect(window.history.length).toBe(before);
  });

  it('wait for the end of a composition', async () => {
    const { bodies } = await openSquare('', allPartners);
    const field = await screen.findByRole('searchbox');
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'mao' } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(bodies()).toHaveLength(1);
    fireEvent.change(field, { target: { value: '猫' } });
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ text: '猫' }));
    expect(bodies()).toHaveLength(2);
  });

  it('stay usable when a filtered list fails', async () => {
    await openSquare('', ({ category }) => {
      if (category === 'rival') throw new Error('unavailable');
      return allPartners();
    });
    await userEvent.click(await screen.findByRole('link', { name: /^对手/ }));
    await screen.findByRole('heading', { name: '这里没加载出来' });
    await userEvent.click(screen.getByRole('link', { name: /^全部 3/ }));
    await screen.findByRole('heading', { name: '困困' });
  });

  it('work as a plain form that keeps the other parameters', async () => {
    const { container } = await openSquare(
      '?channel=bili&partnerTag=gentle&partnerPage=3',
      allPartners,
    );
    await screen.findByRole('searchbox');
    const form = container.querySelector('form');
    if (!form) throw new Error('no form');
    expect([...new FormData(form)]).toEqual([
      ['partnerText', ''],
      ['channel', 'bili'],
      ['partnerTag', 'gentle'],
    ]);
  });
});

describe('list of the square', () => {
  it('loads more pages when its end becomes visible', async () => {
    const sight = mockIntersectionObserver();
    const { bodies } = await openSquare('', twoPages);
    await screen.findByRole('heading', { name: '困困' });
    expect(screen.getByRole('link', { name: '再看一些' }).getAttribute('href')).toBe(
      '/game-partner?partnerPage=2',
    );
    act(() => sight.reachEnd());
    await screen.findByRole('heading', { name: '真不是狼' });
    expect(screen.getByRole('heading', { name: '困困' })).toBeTruthy();
    expect(screen.getByText('2 位都在这儿了')).toBeTruthy();
    act(() => sight.reachEnd());
    expect(bodies()).toHaveLength(2);
  });

  it('stores the number of loaded pages in the URL', async () => {
    const sight = mockIntersectionObserver();
    await openSquare('?partnerText=%E7%8C%AB', twoPages);
    await screen.findByRole('heading', { name: '困困' });
    act(() => sight.reachEnd());
    await screen.findByRole('heading', { name: '真不是狼' });
    expect(window.location.search).toBe('?partnerText=%E7%8C%AB&partnerPages=2');
    const removal = screen.getByRole('link', { name: '去掉“搜索：猫”' });
    removal.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe(''));
    // The link was removed: the focus moves to the result count.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('2 位伙伴'));
  });

  it('loads as many pages as the URL specifies', async () => {
    const { bodies } = await openSquare('?partnerPages=2', twoPages);
    await screen.findByRole('heading', { name: '真不是狼' });
    expect(screen.getByRole('heading', { name: '困困' })).toBeTruthy();
    expect(bodies()).toHaveLength(2);
  });

  it('keeps all pages on back navigation', async () => {
    const { bodies, router } = await openSquare('', twoPages);
    await userEvent.click(await screen.findByRole('link', { name: '再看一些' }));
    await screen.findByRole('heading', { name: '真不是狼' });
    await userEvent.click(screen.getByRole('link', { name: '真不是狼' }));
    await screen.findByText('elsewhere');
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: '真不是狼' });
    expect(bodies()).toHaveLength(2);
  });

  it('starts at the page in the URL and links to the previous one', async () => {
    await openSquare('?partnerPage=2', twoPages);
    await screen.findByRole('heading', { name: '真不是狼' });
    expect(screen.getByRole('link', { name: '前面的伙伴' }).getAttribute('href')).toBe(
      '/game-partner',
    );
  });

  it('keeps the posters when the next page fails and retries', async () => {
    let failures = 1;
    await openSquare('', (body) => {
      if (body['page'] === 2 && failures-- > 0) throw new Error('unavailable');
      return twoPages(body);
    });
    await userEvent.click(await screen.findByRole('link', { name: '再看一些' }));
    expect((await screen.findByRole('alert')).textContent).toContain('后面的伙伴没能请来');
    expect(screen.getByRole('heading', { name: '困困' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    await screen.findByRole('heading', { name: '真不是狼' });
  });

  it('links to all partners if none matches', async () => {
    await openSquare('?partnerText=zzz', ({ text }) =>
      text ? createPartnerPage([]) : allPartners(),
    );
    await screen.findByRole('heading', { name: '没找到这样的伙伴' });
    await userEvent.click(screen.getByRole('link', { name: '看看全部伙伴' }));
    await screen.findByRole('heading', { name: '困困' });
  });

  it('shows no filters if there are no partners', async () => {
    await openSquare('', () => createPartnerPage([]));
    await screen.findByRole('heading', { name: '伙伴们都出门打游戏去了' });
    const link = screen.getByRole('link', { name: '去游戏知识库' });
    expect(link.getAttribute('href')).toBe('/game-library');
    expect(screen.queryByRole('link', { name: '最新加入' })).toBeNull();
  });

  it('shows an error and retries', async () => {
    let isAway = true;
    await openSquare('', () => {
      if (isAway) throw apiFailure({ kind: 'offline' });
      return allPartners();
    });
    await screen.findByRole('heading', { name: '网络断开了' });
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    await screen.findByRole('heading', { name: '困困' });
  });

  it('shows a skeleton while loading', async () => {
    await openSquare('', () => new Promise(() => undefined));
    expect(await screen.findByText('正在请伙伴们过来')).toBeTruthy();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['故事']);
  });
});
