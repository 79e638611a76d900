import { render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { ApiProvider } from './api-context';
import { apiQuery, useApiQuery } from './api-query';
import { createTestClient, status, success } from '../testing/test-client';
import type { ResponseStep } from '../testing/test-client';
import { createQueryClient } from './query-client';

const GAMES = 'GET /api/visitor/game/list';
const INPUT = { query: { page: 1 } } as const;

function Games() {
  const { data, isPending, isError } = useApiQuery(GAMES, INPUT);
  if (isPending) return <p>loading</p>;
  return <p>{isError ? 'failed' : `${data.total} games`}</p>;
}

let cache: QueryClient;
beforeEach(() => (cache = createQueryClient()));
afterEach(() => cache.clear());

function pageOver(steps: ResponseStep[], address = '/') {
  const { api, requests, onFailure } = createTestClient(steps);
  const element = (
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={cache}>
        <ApiProvider api={api}>
          <Games />
        </ApiProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
  return { api, requests, onFailure, element };
}

describe('useApiQuery', () => {
  it('returns the data of the loader on the first render, without a request', async () => {
    const { api, requests, element } = pageOver([success({ items: [], total: 3 })]);
    await cache.query({ ...apiQuery(api, 'zh', GAMES, INPUT), staleTime: 'static' });
    expect(renderToString(element)).toContain('3 games');
    render(element);
    expect(screen.getByText('3 games')).toBeTruthy();
    expect(requests).toHaveLength(1);
  });

  it('requests again for another language', async () => {
    const { api, requests, element } = pageOver([success({ items: [], total: 3 })], '/en/');
    await cache.query({ ...apiQuery(api, 'zh', GAMES, INPUT), staleTime: 'static' });
    render(element);
    expect(screen.getByText('loading')).toBeTruthy();
    await screen.findByText('3 games');
    expect(requests).toHaveLength(2);
  });

  it('leaves retries to the client and fails once', async () => {
    const { requests, onFailure, element } = pageOver([status(503)]);
    render(element);
    await screen.findByText('failed');
    expect(requests).toHaveLength(2);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('fails instead of pausing while offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const { element } = pageOver([new TypeError('fetch failed')]);
    render(element);
    await screen.findByText('failed');
    window.dispatchEvent(new Event('online'));
  });

  it('aborts the call on unmount', async () => {
    const { requests, element } = pageOver([() => new Promise<never>(() => undefined)]);
    const { unmount } = render(element);
    await waitFor(() => expect(requests).toHaveLength(1));
    unmount();
    await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
  });
});
