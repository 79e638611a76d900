import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { addRecentSearch, clearRecentSearches } from '@huoban/runtime';
import { createSearchResult, createGame, createGamePage } from '../../testing/fixtures';
import { createDeferred, renderPage, type Service } from '../../testing/render-page';
import { page } from './page';
import { DEBOUNCE_MS } from './use-search-text';

const service: Service = ({ endpoint, query }) => {
  const q = typeof query['q'] === 'string' ? query['q'] : '';
  if (endpoint.endsWith('/list')) return createGamePage([createGame('2062', '夜市秘仪')]);
  return q === '' || q === '没有'
    ? createSearchResult(q, [], ['不眠区'])
    : createSearchResult(q, [`${q}一号`]);
};

const open = (address: string, respond: Service = service) => renderPage(page, address, respond);
const field = () => screen.getByPlaceholderText<HTMLInputElement>('想玩什么？');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pause = () => act(() => new Promise((done) => setTimeout(done, DEBOUNCE_MS + 30)));
const searchValue = () => new URLSearchParams(window.location.search).get('searchValue');

beforeEach(() => act(() => clearRecentSearches()));

describe('URL', () => {
  it('selects the results', async () => {
    await open('/game-library/search?searchValue=星');
    expect(field().value).toBe('星');
    const [first] = await screen.findAllByRole('link');
    expect(first?.getAttribute('href')).toBe('/game-library/2001?searchValue=%E6%98%9F');
  });

  it('is replaced after a pause in typing', async () => {
    const { calls } = await open('/game-library/search?channel=qq');
    const entries = window.history.length;
    type('星');
    type('星灯');
    expect(searchValue()).toBeNull();
    await pause();
    await screen.findByRole('link', { name: '星灯一号' });
    expect(window.location.search).toBe(`?channel=qq&searchValue=${encodeURIComponent('星灯')}`);
    expect(window.history.length).toBe(entries);
    expect(calls.map(({ query }) => query['q']).filter(Boolean)).toEqual(['星灯']);
  });

  it('gets a new history entry on submit, and back leads to the previous search', async () => {
    const { router } = await open('/game-library/search?searchValue=夜');
    await screen.findByRole('link', { name: '夜一号' });
    const entries = window.history.length;
    type('星');
    await pause();
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(window.history.length).toBe(entries + 1));
    expect(searchValue()).toBe('星');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(searchValue()).toBe('夜'));
    await screen.findByRole('link', { name: '夜一号' });
    expect(field().value).toBe('夜');
  });

  it('waits for the end of a composition', async () => {
    await open('/game-library/search');
    fireEvent.compositionStart(field());
    type('xing');
    await pause();
    expect(searchValue()).toBeNull();
    type('星');
    fireEvent.compositionEnd(field());
    await pause();
    expect(searchValue()).toBe('星');
  });
});

describe('outdated response', () => {
  it('is aborted and not shown', async () => {
    const slow = createDeferred<unknown>();
    const { calls } = await open('/game-library/search', (call) =>
      call.query['q'] === '夜' ? slow.promise : service(call),
    );
    type('夜');
    await pause();
    const first = calls.find(({ query }) => query['q'] === '夜');
    expect(first?.signal?.aborted).toBe(false);
    type('夜市');
    await pause();
    expect(first?.signal?.aborted).toBe(true);
    await screen.findByRole('link', { name: '夜市一号' });
    await act(async () => slow.resolve(createSearchResult('夜', ['迟到'])));
    expect(screen.queryByRole('link', { name: '迟到' })).toBeNull();
  });
});

describe('suggestions', () => {
  const options = async () => (await screen.findAllByRole('option')).map((one) => one.textContent);
  const focus = () => act(() => field().focus());

  it('are pages with picture and kind, and the search itself', async () => {
    await open('/game-library/search');
    focus();
    type('星');
    await waitFor(async () => expect(await options()).toHaveLength(2));
    expect(await options()).toEqual([expect.stringMatching(/星一号游戏 · /), '搜索“星”']);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(searchValue()).toBe('星'));
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('are recent searches while the field is empty', async () => {
    await open('/game-library/search?searchValue=夜');
    await screen.findByRole('link', { name: '夜一号' });
    focus();
    type('');
    await waitFor(async () => expect(await options()).toEqual(['夜']));
  });
});

it('keeps the focus beside the ideas when they are cleared', async () => {
  act(() => addRecentSearch('夜'));
  await open('/game-library/search');
  const clear = await screen.findByRole('button', { name: '清空' });
  clear.focus();
  fireEvent.click(clear);
  expect(clear.isConnected).toBe(false);
  expect(document.activeElement).not.toBe(document.body);
});

describe('results', () => {
  const list = { total: 1, page: 1, size: 8, next_page: null };
  const open = (hit: boolean, corrections: string[] = []) =>
    renderPage(page, '/game-library/search?searchValue=蒂莫', () => ({
      ...createSearchResult('蒂莫', ['枕头角斗场']),
      entities: {
        ...list,
        items: [
          {
            ...{
              id: '5043',
              game_id: '2015',
              name: '蒂莫',
              kind: '角色',
              summary: '',
              picture: null,
            },
            ...{ game: '枕头角斗场', title_parts: [{ text: '蒂莫', hit }], snippet: [] },
          },
        ],
      },
      did_you_mean: corrections,
    }));
  const headings = async () =>
    (await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent);

  it('start with entities when one is called so', async () => {
    await open(true);
    expect(await headings()).toEqual(['角色与物品1', '游戏1']);
    expect(screen.getByRole('link', { name: '蒂莫' }).getAttribute('href')).toContain(
      'role-Info-5043',
    );
  });

  it('name what was found instead, and search for it', async () => {
    await open(false, ['枕头角斗场']);
    expect(await headings()).toEqual(['你是不是想找', '游戏1', '角色与物品1']);
    const [correction] = screen.getAllByRole('link', { name: '枕头角斗场' });
    if (correction) fireEvent.click(correction);
    await waitFor(() => expect(searchValue()).toBe('枕头角斗场'));
  });
});

it('keeps the results that it has if they cannot be fetched again', async () => {
  let isAway = false;
  const { calls } = await open('/game-library/search?searchValue=星', (call) => {
    if (isAway) throw new Error('unavailable');
    return service(call);
  });
  await screen.findByRole('link', { name: '星一号' });
  const before = calls.length;
  isAway = true;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await pause();
  expect(calls.length).toBeGreaterThan(before);
  expect(screen.getByRole('link', { name: '星一号' })).toBeTruthy();
});

describe('without results', () => {
  it('suggests other searches and games', async () => {
    await open('/game-library/search?searchValue=没有');
    await screen.findByRole('heading', { name: '没有找到“没有”' });
    const other = screen.getByRole('link', { name: '不眠区' });
    await screen.findByRole('link', { name: '夜市秘仪' });
    fireEvent.click(other);
    await waitFor(() => expect(field().value).toBe('不眠区'));
  });

  it('shows an error and retries', async () => {
    let isAway = true;
    await open('/game-library/search?searchValue=星', (call) => {
      if (isAway) throw new Error('unavailable');
      return service(call);
    });
    const again = await screen.findByRole('button', { name: '再试一次' });
    isAway = false;
    fireEvent.click(again);
    await screen.findByRole('link', { name: '星一号' });
  });
});
