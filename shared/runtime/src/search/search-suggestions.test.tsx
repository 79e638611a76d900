import { useRef } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import type { ApiClient } from '@huoban/contracts';
import { ApiProvider } from '../api/react/api-context';
import { createQueryClient } from '../api/react/query-client';
import { addMessages, createI18n } from '../i18n/i18n';
import zh from '../locales/zh.json';
import { createRouteMap } from '../routes/route-map';
import { NavigationProvider } from '../routes/navigation-context';
import { addRecentSearch, clearRecentSearches } from './recent-searches';
import { SearchSuggestions } from './search-suggestions';

const hit = [{ text: '纸王冠', hit: true }];
const FOUND = {
  games: { items: [{ id: '2015', title: '枕头角斗场', genres: [{ name: '派对' }] }] },
  characters: { items: [{ id: '1024', name: '困困', category: { name: '陪伴' } }] },
  entities: {
    items: [
      { id: '5045', name: '纸王冠', game: '枕头角斗场', title_parts: hit },
      { id: '5046', name: '别的', game: '别处', title_parts: [{ text: '别的', hit: false }] },
    ],
  },
};
const NOTHING = { games: { items: [] }, characters: { items: [] }, entities: { items: [] } };
const onSearch = jest.fn();

// The first focus loads and compiles the list.
configure({ asyncUtilTimeout: 5000 });
const onOpen = jest.fn();

function Form() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form>
      <input ref={field} aria-label="search" />
      <SearchSuggestions field={field} onSearch={onSearch} onOpen={onOpen} />
    </form>
  );
}

/** Renders a form with suggestions and focuses its field. */
async function open(answer: (q: string) => unknown) {
  const call = jest.fn((_endpoint: string, { query }: { query: { q: string } }) =>
    Promise.resolve().then(() => answer(query.q)),
  );
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '*', element: <p>opened</p> },
  ]);
  const i18n = createI18n('zh');
  addMessages(i18n, 'zh', 'runtime', zh);
  render(
    <I18nextProvider i18n={i18n}>
      <NavigationProvider value={{ routes: createRouteMap([]), prefetch: () => undefined }}>
        <QueryClientProvider client={createQueryClient()}>
          <ApiProvider api={{ call } as unknown as ApiClient}>
            <RouterProvider router={router} />
          </ApiProvider>
        </QueryClientProvider>
      </NavigationProvider>
    </I18nextProvider>,
  );
  act(() => screen.getByLabelText('search').focus());
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  const type = (text: string) => fireEvent.input(field, { target: { value: text } });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  return { field, type, press, router, call };
}
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => act(() => clearRecentSearches()));

describe('suggestions', () => {
  it('are pages of every kind, entities of that name first, and the search itself last', async () => {
    const { type, call } = await open(() => FOUND);
    type('纸');
    type('纸王冠');
    await screen.findByText('困困');
    expect(shown()).toEqual([
      expect.stringMatching(/纸王冠.*枕头角斗场/),
      expect.stringMatching(/枕头角斗场.*派对/),
      expect.stringMatching(/困困.*陪伴/),
      '搜索“纸王冠”',
    ]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('are chosen with arrows and Enter, and closed with Escape', async () => {
    const { field, type, press, router } = await open(() => FOUND);
    type('枕头');
    await screen.findByText('困困');
    press('Escape');
    expect([field.ariaExpanded ?? field.getAttribute('aria-expanded'), shown()]).toEqual([
      'false',
      [],
    ]);
    press('ArrowDown');
    press('ArrowDown');
    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen.id).toBe(field.getAttribute('aria-activedescendant'));
    press('Enter');
    await screen.findByText('opened');
    expect(router.state.location.pathname).toBe('/game-library/2015');
    expect(onOpen).toHaveBeenCalled();
  });

  it('lead to the search page with the last option, which is remembered', async () => {
    const { type, press, field } = await open(() => NOTHING);
    type('没有');
    await screen.findByText(/没有名字像这样的/);
    press('ArrowUp');
    press('Enter');
    expect(onSearch).toHaveBeenCalledWith('没有');
    type('');
    act(() => field.focus());
    await waitFor(() => expect(shown()).toEqual(['没有']));
  });

  it('say when they cannot be loaded', async () => {
    const { type } = await open(() => {
      throw new Error('unavailable');
    });
    type('星');
    await screen.findByText(/建议没能取到/);
    expect(shown()).toEqual(['搜索“星”']);
  });

  it('wait for the end of a composition', async () => {
    const { field, type, call } = await open(() => FOUND);
    fireEvent.compositionStart(field);
    type('xing');
    await act(() => new Promise((done) => setTimeout(done, 250)));
    expect(call).not.toHaveBeenCalled();
  });
});

describe('recent searches', () => {
  it('are offered while the field is empty, kept in the browser, and can be cleared', async () => {
    act(() => addRecentSearch('蜗牛'));
    act(() => addRecentSearch('鲸鱼'));
    expect(localStorage.getItem('recent-searches')).toBe('["鲸鱼","蜗牛"]');
    await open(() => FOUND);
    await waitFor(() => expect(shown()).toEqual(['鲸鱼', '蜗牛']));
    fireEvent.click(screen.getByRole('button', { name: '清空搜索记录' }));
    expect(shown()).toEqual([]);
    expect(localStorage.getItem('recent-searches')).toBeNull();
  });
});
