import { createMemoryRouter } from 'react-router';
import { appRoutes } from './app-routes';
import type { PageResult } from './pages/page-result';
import { environment } from './testing/environment';

const found: PageResult = {
  kind: 'error',
  cause: 'not-found',
  status: 404,
  message: '',
  section: null,
  version: null,
  fault: null,
};

function open(guard: (url: URL) => string | null) {
  const load = jest.fn(async () => found);
  const router = createMemoryRouter(
    appRoutes(environment(jest.fn(), { guard }), {
      load,
      hash: () => router.state.navigation.location?.hash ?? '',
    }),
    { hydrationData: { loaderData: { page: found } } },
  );
  return { load, router };
}

describe('appRoutes', () => {
  it('passes the URL with its hash to guards and loader', async () => {
    const { load, router } = open(() => null);
    await router.navigate('/game-library/7?tag=a#roles');
    const [[url]] = load.mock.calls as unknown as [[URL]];
    expect(url.pathname + url.search + url.hash).toBe('/game-library/7?tag=a#roles');
  });

  it('aborts the signal when the visitor navigates elsewhere', async () => {
    const { load, router } = open(() => null);
    load.mockImplementationOnce(() => new Promise(() => undefined));
    void router.navigate('/game-library');
    await router.navigate('/activity');
    const calls = load.mock.calls as unknown as [URL, AbortSignal][];
    expect(calls.map(([url, signal]) => [url.pathname, signal.aborted])).toEqual([
      ['/game-library', true],
      ['/activity', false],
    ]);
  });

  it('keeps the hash through the redirect of a guard', async () => {
    const { router } = open(({ pathname, hash }) =>
      pathname === '/game-library/7' ? `/m${pathname}${hash}` : null,
    );
    await router.navigate('/game-library/7#roles');
    const { pathname, hash } = router.state.location;
    expect(pathname + hash).toBe('/m/game-library/7#roles');
  });
});
