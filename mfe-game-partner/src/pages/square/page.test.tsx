import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiFailure, mockIntersectionObserver } from '@huoban/runtime/testing';
import { createPartnerCard, createPartnerPage } from '../../testing/partners';
import { renderPage } from '../../testing/render-page';
import { page } from './page';

const NAP = createPartnerCard('1024', '困困');
const WOLF = createPartnerCard('1034', '真不是狼');

async function openSquare(query: string, service: (body: Record<string, unknown>) => unknown) {
  const opened = await renderPage({
    page,
    address: `/game-partner${query}`,
    service: (_, input) => service((input as { body: Record<string, unknown> }).body),
  });
  const bodies = () => opened.call.mock.calls.map(([, input]) => (input as { body: unknown }).body);
  return { ...opened, bodies };
}

const everyone = () => createPartnerPage([NAP, WOLF]);
const twoPages = ({ page: wanted }: Record<string, unknown>) =>
  wanted === 1
    ? createPartnerPage([NAP], { next: 2, total: 2 })
    : createPartnerPage([WOLF], { page: 2, total: 2 });

describe('the filters of the square', () => {
  it('ask for what the address says, and are shown as chosen', async () => {
    const { bodies } = await openSquare('?partnerCategory=coach&partnerSort=newest', everyone);
    await screen.findByRole('heading', { name: '困困' });
    expect(bodies()).toEqual([{ category: 'coach', sort: 'newest', page: 1, size: 24 }]);
    const categories = within(screen.getByRole('navigation', { name: '按分类看' }));
    expect(categories.getByRole('link', { current: true }).textContent).toBe('教练2');
    expect(screen.getByRole('link', { name: '最新加入' }).getAttribute('aria-current')).toBe(
      'true',
    );
  });

  it('change the address, keep the channel, and fetch the list anew', async () => {
    const { bodies } = await openSquare('?channel=bili&partnerPage=2', everyone);
    await userEvent.click(await screen.findByRole('link', { name: /^对手/ }));
    await waitFor(() => expect(window.location.search).toBe('?channel=bili&partnerCategory=rival'));
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ category: 'rival', page: 1 }));
  });

  it('can be taken off one by one and all at once', async () => {
    await openSquare('?partnerTag=gentle&partnerText=%E7%8C%AB', everyone);
    const chosen = within(await screen.findByRole('list', { name: '已选条件' }));
    expect(chosen.getByRole('link', { name: '去掉“搜索：猫”' }).getAttribute('href')).toBe(
      '/game-partner?partnerTag=gentle',
    );
    await userEvent.click(chosen.getByRole('link', { name: '全部清除' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('follow what is typed after a pause, once, and without filling the history', async () => {
    const { bodies } = await openSquare('?partnerTag=gentle', everyone);
    const before = window.history.length;
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜索伙伴' }), '猫猫');
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ tag: 'gentle', text: '猫猫' });
    expect(new URLSearchParams(window.location.search).get('partnerText')).toBe('猫猫');
    expect(window.history.length).toBe(before);
  });

  it('wait while Chinese or Japanese is being composed', async () => {
    const { bodies } = await openSquare('', everyone);
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

  it('stay usable when the list behind one of them cannot be fetched', async () => {
    await openSquare('', ({ category }) => {
      if (category === 'rival') throw new Error('broken');
      return everyone();
    });
    await userEvent.click(await screen.findByRole('link', { name: /^对手/ }));
    await screen.findByRole('heading', { name: '这里没加载出来' });
    await userEvent.click(screen.getByRole('link', { name: /^全部 3/ }));
    await screen.findByRole('heading', { name: '困困' });
  });

  it('work as a plain form, which keeps the other parameters', async () => {
    const { container } = await openSquare(
      '?channel=bili&partnerTag=gentle&partnerPage=3',
      everyone,
    );
    await screen.findByRole('searchbox');
    const form = container.querySelector('form');
    if (!form) throw new Error('there is no form');
    expect([...new FormData(form)]).toEqual([
      ['partnerText', ''],
      ['channel', 'bili'],
      ['partnerTag', 'gentle'],
    ]);
  });
});

describe('the list of the square', () => {
  it('grows when its end comes into sight, until everyone is there', async () => {
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

  it('keeps in the address how far it was read, and begins there again', async () => {
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
    // The link is gone: the keyboard goes on at what the list has found now.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('2 位伙伴'));
  });

  it('shows at once as many pages as the address says were read', async () => {
    const { bodies } = await openSquare('?partnerPages=2', twoPages);
    await screen.findByRole('heading', { name: '真不是狼' });
    expect(screen.getByRole('heading', { name: '困困' })).toBeTruthy();
    expect(bodies()).toHaveLength(2);
  });

  it('keeps all its pages for the way back', async () => {
    const { bodies, router } = await openSquare('', twoPages);
    await userEvent.click(await screen.findByRole('link', { name: '再看一些' }));
    await screen.findByRole('heading', { name: '真不是狼' });
    await userEvent.click(screen.getByRole('link', { name: '真不是狼' }));
    await screen.findByText('elsewhere');
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: '真不是狼' });
    expect(bodies()).toHaveLength(2);
  });

  it('begins at the page of the address and leads to the one before', async () => {
    await openSquare('?partnerPage=2', twoPages);
    await screen.findByRole('heading', { name: '真不是狼' });
    expect(screen.getByRole('link', { name: '前面的伙伴' }).getAttribute('href')).toBe(
      '/game-partner',
    );
  });

  it('keeps its posters when the next page fails, and tries again', async () => {
    let failures = 1;
    await openSquare('', (body) => {
      if (body['page'] === 2 && failures-- > 0) throw new Error('broken');
      return twoPages(body);
    });
    await userEvent.click(await screen.findByRole('link', { name: '再看一些' }));
    expect((await screen.findByRole('alert')).textContent).toContain('后面的伙伴没能请来');
    expect(screen.getByRole('heading', { name: '困困' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    await screen.findByRole('heading', { name: '真不是狼' });
  });

  it('says that nobody fits and leads back to everyone', async () => {
    await openSquare('?partnerText=zzz', ({ text }) => (text ? createPartnerPage([]) : everyone()));
    await screen.findByRole('heading', { name: '没找到这样的伙伴' });
    await userEvent.click(screen.getByRole('link', { name: '看看全部伙伴' }));
    await screen.findByRole('heading', { name: '困困' });
  });

  it('says that everybody is out when nobody is there, and nothing of filters', async () => {
    await openSquare('', () => createPartnerPage([]));
    await screen.findByRole('heading', { name: '伙伴们都出门打游戏去了' });
    const way = screen.getByRole('link', { name: '去游戏知识库' });
    expect(way.getAttribute('href')).toBe('/game-library');
    expect(screen.queryByRole('link', { name: '最新加入' })).toBeNull();
  });

  it('says why it could not be fetched and shows it after another try', async () => {
    let isAway = true;
    await openSquare('', () => {
      if (isAway) throw apiFailure({ kind: 'offline' });
      return everyone();
    });
    await screen.findByRole('heading', { name: '网络断开了' });
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    await screen.findByRole('heading', { name: '困困' });
  });

  it('holds the places of the posters while it is fetched', async () => {
    await openSquare('', () => new Promise(() => undefined));
    expect(await screen.findByText('正在请伙伴们过来')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});
