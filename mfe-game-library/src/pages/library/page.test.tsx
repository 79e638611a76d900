import { fireEvent, screen, waitFor } from '@testing-library/react';
import { apiFailure } from '@huoban/runtime/testing';
import { createGame, createGamePage } from '../../testing/fixtures';
import { renderPage, type Service } from '../../testing/render-page';
import { page } from './page';

const FIRST_PAGE = createGamePage([createGame('2001', '云阶'), createGame('2002', '山羊邮差')], {
  total: 26,
  next_page: 2,
});

const open = (service: Service, address = '/game-library?channel=qq') =>
  renderPage(page, address, service);

describe('library page', () => {
  it('requests the filters of the URL and marks them', async () => {
    const { calls } = await open(
      () => FIRST_PAGE,
      '/game-library?gameGenre=rpg&gameLetter=s&gameSort=az',
    );
    await screen.findByRole('link', { name: '云阶' });
    expect(calls).toMatchObject([{ query: { genre: 'rpg', letter: 'S', sort: 'az', page: 1 } }]);
    const chosen = screen.getByRole('link', { name: '角色扮演 10' });
    expect(chosen.getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: '去掉“角色扮演”' })).toBeTruthy();
  });

  it('writes a filter to the URL and keeps other parameters', async () => {
    const { calls } = await open(() => FIRST_PAGE);
    fireEvent.click(await screen.findByRole('link', { name: '竞速 8' }));
    await waitFor(() => expect(window.location.search).toBe('?channel=qq&gameGenre=racing'));
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ genre: 'racing', page: 1 }));
  });

  it('disables what no game has besides the chosen filters', async () => {
    const players = [
      { id: '2', name: '双人', count: 3 },
      { id: '8', name: '八人以上', count: 0 },
    ];
    await open(() => createGamePage([createGame('2001', '云阶')], { players }));
    const offered = await screen.findByRole('link', { name: '双人 3' });
    expect(offered.getAttribute('href')).toContain('gamePlayers=2');
    const closed = screen.getByRole('link', { name: '八人以上 0' });
    expect([
      closed.getAttribute('href'),
      closed.ariaDisabled ?? closed.getAttribute('aria-disabled'),
    ]).toEqual([null, 'true']);
  });

  it('has a kana index in Japanese', async () => {
    const kana = [{ id: 'か', name: 'か', count: 5 }];
    const { calls } = await open(
      () => createGamePage([createGame('2001', '雲のきざはし')], { kana }),
      '/ja/game-library?gameLetter=か',
    );
    const row = await screen.findByRole('link', { name: 'か、5本' });
    expect(row.getAttribute('aria-current')).toBe('true');
    expect(calls).toMatchObject([{ query: { kana: 'か' } }]);
  });

  it('has a kana index in Japanese before the games are there, too', async () => {
    await open(() => new Promise(() => undefined), '/ja/game-library');
    const letters = await screen.findByRole('navigation', { name: '頭文字で探す' });
    expect(letters.textContent).toBe('あかさたなはまやらわ');
  });

  it('clears a letter on the second click', async () => {
    await open(() => FIRST_PAGE, '/game-library?gameLetter=S');
    fireEvent.click(await screen.findByRole('link', { name: 'S 开头，11 款' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('links to the next page without JavaScript and appends it with JavaScript', async () => {
    const { calls } = await open(({ query }) =>
      query['page'] === 2
        ? createGamePage([createGame('2003', '应声岭')], { total: 26, page: 2 })
        : FIRST_PAGE,
    );
    const more = await screen.findByRole('link', { name: '看更多游戏' });
    expect(more.getAttribute('href')).toBe('/game-library?channel=qq&gamePage=2');
    fireEvent.click(more);
    await screen.findByRole('link', { name: '应声岭' });
    expect(screen.getByRole('link', { name: '云阶' })).toBeTruthy();
    expect(window.location.search).toBe('?channel=qq&gamePages=2');
    expect(calls).toHaveLength(2);
  });

  it('starts a new search without the kind and page of the last one, also without JavaScript', async () => {
    const last = 'searchValue=a&searchKind=game&searchPage=3';
    await open(() => FIRST_PAGE, `/game-library?channel=qq&${last}`);
    const field = await screen.findByRole<HTMLInputElement>('searchbox');
    fireEvent.change(field, { target: { value: '月' } });
    const form = field.form ?? new HTMLFormElement();
    expect(Object.fromEntries(new FormData(form))).toEqual({ channel: 'qq', searchValue: '月' });
    fireEvent.submit(form);
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).toString()).toBe(
        new URLSearchParams({ searchValue: '月', channel: 'qq' }).toString(),
      ),
    );
  });

  it('offers to clear filters without matches', async () => {
    await open(() => createGamePage([]), '/game-library?gameGenre=racing&gameLetter=S');
    await screen.findByRole('heading', { name: '没有同时符合这些条件的游戏' });
    const link = screen.getByRole('link', { name: '看全部游戏' });
    expect(link.getAttribute('href')).toBe('/game-library');
  });

  it('links to the partners if the library is empty', async () => {
    await open(() => createGamePage([]), '/game-library');
    await screen.findByRole('heading', { name: '书架正在整理' });
    const link = screen.getByRole('link', { name: '去见伙伴' });
    expect(link.getAttribute('href')).toBe('/game-partner/');
    // Nothing to filter, nothing to sort.
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByText('0 款游戏')).toBeNull();
  });

  it('shows an error and retries', async () => {
    let attempts = 0;
    await open(() => {
      attempts += 1;
      if (attempts === 1) throw new Error('unavailable');
      return FIRST_PAGE;
    });
    const retry = await screen.findByRole('button', { name: '再试一次' });
    expect(screen.queryByRole('navigation')).toBeNull();
    fireEvent.click(retry);
    await screen.findByRole('link', { name: '云阶' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the filters usable when a filtered list fails', async () => {
    await open(({ query }) => {
      if (query['genre'] === 'racing') throw new Error('unavailable');
      return FIRST_PAGE;
    });
    fireEvent.click(await screen.findByRole('link', { name: '竞速 8' }));
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('link', { name: '全部类型' }));
    await screen.findByRole('link', { name: '云阶' });
  });

  it('keeps the loaded games when the next page fails', async () => {
    await open(({ query }) => {
      if (query['page'] === 2) throw new Error('unavailable');
      return FIRST_PAGE;
    });
    fireEvent.click(await screen.findByRole('link', { name: '看更多游戏' }));
    await screen.findByText('后面的游戏没能取到。');
    expect(screen.getByRole('link', { name: '云阶' })).toBeTruthy();
  });

  it('shows a notice when offline', async () => {
    await open(() => {
      throw apiFailure({ kind: 'offline' });
    });
    await screen.findByRole('heading', { name: '网络断开了' });
  });
});
