import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import {
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import type { PageResult } from '../../app/pages/page-result';
import { PAGE_ROUTE, ROOT_ROUTE } from '../../app/pages/route-id';
import { PageRouter } from './page-router';

const found = (message: string) => ({ kind: 'error', message }) as PageResult;
const address = () => location.pathname + location.search + location.hash;

function Root() {
  const { state, location: next } = useNavigation();
  return (
    <>
      <output>{state === 'idle' ? 'idle' : `to ${next.pathname}`}</output>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function Page() {
  const { pathname } = useLocation();
  const result = useLoaderData<PageResult>();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <h1>{`${pathname} ${result.kind === 'error' ? result.message : ''}`}</h1>
      <Link to="?page=2">more</Link>
      <Link to="#part">part</Link>
      <button onClick={() => void revalidate()}>{state}</button>
    </>
  );
}

function Failed() {
  return <p>{String(useRouteError())}</p>;
}

let router: PageRouter;
function open(guard: (url: URL) => string | null = () => null) {
  const load = jest.fn(async (url: URL, _signal: AbortSignal) =>
    found(`loaded ${url.search}${url.hash}`),
  );
  const page = { id: PAGE_ROUTE, path: '*', element: <Page /> };
  router = new PageRouter({
    routes: [{ id: ROOT_ROUTE, element: <Root />, errorElement: <Failed />, children: [page] }],
    result: found('of the document'),
    guard,
    load,
  });
  render(<RouterProvider router={router.forProvider} />);
  return load;
}
const go = (...args: Parameters<PageRouter['navigate']>) => act(() => router.navigate(...args));
const heading = () => screen.getByRole('heading').textContent;
const status = () => screen.getByRole('status').textContent;
const showPage = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
/** Holds the next page back until the returned function is called. */
function hold(load: ReturnType<typeof open>): () => void {
  let arrive = (): void => undefined;
  load.mockImplementationOnce(async ({ pathname }) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return found(`held ${pathname}`);
  });
  return () => act(() => arrive());
}

describe('the router of the shell', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/');
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => router.dispose());

  it('shows the page of the document without loading it', () => {
    const load = open();
    expect(heading()).toBe('/ of the document');
    expect(load).not.toHaveBeenCalled();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('changes URL and page together, when the page has loaded', async () => {
    const load = open();
    const arrive = hold(load);
    act(() => void router.navigate('/game-library/7?tag=a#roles'));
    expect(screen.getByRole('status').textContent).toBe('to /game-library/7');
    expect([address(), heading()]).toEqual(['/', '/ of the document']);
    arrive();
    await waitFor(() => expect(heading()).toBe('/game-library/7 held /game-library/7'));
    expect(address()).toBe('/game-library/7?tag=a#roles');
    expect(screen.getByRole('status').textContent).toBe('idle');
    expect(load.mock.calls[0]?.[0].href).toBe(`${location.origin}/game-library/7?tag=a#roles`);
  });

  it('adds an entry, or replaces the current one', async () => {
    open();
    const { length } = history;
    await go('/activity', { state: { from: 'x' } });
    expect(history).toHaveLength(length + 1);
    const { idx } = history.state as { idx: number };
    expect(history.state).toMatchObject({ usr: { from: 'x' }, key: expect.any(String) });
    await go('/about us', { replace: true });
    expect(history).toHaveLength(length + 1);
    expect([address(), history.state]).toEqual(['/about%20us', expect.objectContaining({ idx })]);
  });

  it('follows the browser back, and restores the position', async () => {
    open();
    await go('/activity');
    Object.assign(window, { scrollY: 700 });
    await go('/about-us');
    Object.assign(window, { scrollY: 0 });
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    await go(-1);
    await waitFor(() => expect(heading()).toBe('/activity loaded '));
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 700);
  });

  it('does not scroll when asked not to', async () => {
    open();
    await go('/activity', { preventScrollReset: true });
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('stays on the page for a query or a fragment, and loads nothing for the fragment', async () => {
    const load = open();
    await go('/activity');
    fireEvent.click(screen.getByRole('link', { name: 'more' }));
    await waitFor(() => expect(address()).toBe('/activity?page=2'));
    load.mockClear();
    fireEvent.click(screen.getByRole('link', { name: 'part' }));
    await waitFor(() => expect(address()).toBe('/activity#part'));
    expect(load).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('link', { name: 'part' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('idle'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('aborts a navigation that another one overtakes', async () => {
    const load = open();
    const arrive = hold(load);
    act(() => void router.navigate('/game-library'));
    await go('/activity');
    arrive();
    expect(load.mock.calls.map(([url, signal]) => [url.pathname, signal.aborted])).toEqual([
      ['/game-library', true],
      ['/activity', false],
    ]);
    expect([address(), heading()]).toEqual(['/activity', '/activity loaded ']);
  });

  it('adds one entry for the redirect of a guard, with its hash', async () => {
    const load = open(({ pathname, hash }) => (pathname === '/a' ? `/m/a${hash}` : null));
    await go('/activity');
    const { length } = history;
    await go('/a#roles');
    expect(address()).toBe('/m/a#roles');
    expect(load).toHaveBeenCalledTimes(2);
    expect(history).toHaveLength(length + 1);
    await go(-1);
    await waitFor(() => expect(heading()).toBe('/activity loaded '));
  });

  it('replaces an entry that Back leads to by the redirect of a guard', async () => {
    let isNarrow = false;
    open(({ pathname }) => (isNarrow && pathname === '/a' ? '/m/a' : null));
    await go('/a');
    const { idx } = history.state as { idx: number };
    await go('/activity');
    isNarrow = true;
    await go(-1);
    await waitFor(() => expect(heading()).toBe('/m/a loaded '));
    expect([address(), history.state]).toEqual(['/m/a', expect.objectContaining({ idx })]);
  });

  it('shows the page that a document load left when the browser restores it', async () => {
    const load = open();
    hold(load);
    act(() => void router.navigate('/activity'));
    showPage(false);
    expect(status()).toBe('to /activity');
    showPage(true);
    expect([address(), status(), heading()]).toEqual(['/', 'idle', '/ of the document']);
    expect(load.mock.calls[0]?.[1].aborted).toBe(true);
  });

  it('loads the page of the address when the browser restores a page that Back was leaving', async () => {
    const load = open();
    await go('/activity');
    hold(load);
    await go(-1);
    await waitFor(() => expect(status()).toBe('to /'));
    showPage(true);
    await waitFor(() => expect(heading()).toBe('/ loaded '));
    expect(status()).toBe('idle');
  });

  it('loads the shown page again, at its place and without an entry', async () => {
    const load = open();
    const { length } = history;
    const arrive = hold(load);
    fireEvent.click(screen.getByRole('button', { name: 'idle' }));
    expect(screen.getByRole('button').textContent).toBe('loading');
    arrive();
    await waitFor(() => expect(heading()).toBe('/ held /'));
    expect(screen.getByRole('button').textContent).toBe('idle');
    expect(history).toHaveLength(length);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('shows the error page of the root when loading throws, until the next navigation', async () => {
    const load = open();
    load.mockRejectedValueOnce(new Error('no page'));
    await go('/activity');
    expect(screen.getByText('Error: no page')).toBeTruthy();
    await go('/about-us');
    expect(heading()).toBe('/about-us loaded ');
  });

  it('tells a late subscriber what has changed', async () => {
    open();
    await go('/activity');
    const late = new PageRouter({
      routes: [{ id: ROOT_ROUTE, children: [{ id: PAGE_ROUTE, path: '*' }] }],
      result: found(''),
      guard: () => null,
      load: async () => found('loaded'),
    });
    const subscriber = jest.fn();
    await late.navigate('/about-us');
    late.subscribe(subscriber);
    late.dispose();
    expect(subscriber.mock.calls).toMatchObject([[{ location: { pathname: '/about-us' } }, {}]]);
  });
});
