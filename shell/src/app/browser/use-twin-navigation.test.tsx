import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { usePlace } from '@huoban/runtime';
import { PageRouter } from '../../client/navigation/page-router';
import { appRoutes } from '../app-routes';
import type { PageResult } from '../pages/page-result';
import { resolvePage } from '../pages/resolve-page';
import { environment, loadedPage } from '../testing/environment';

jest.mock('../header/site-header', () => ({ SiteHeader: () => null }));
jest.mock('./use-hydration-mark', () => ({ useHydrationMark: () => undefined }));

let narrow = false;
const media = Object.assign(new EventTarget(), { media: '', onchange: null });
Object.defineProperty(media, 'matches', { get: () => narrow });

function resize(width: 'narrow' | 'wide') {
  narrow = width === 'narrow';
  act(() => void media.dispatchEvent(new Event('change')));
}

function Page() {
  const { device } = usePlace();
  return (
    <>
      <p>{device}</p>
      {device === 'desktop' && <aside />}
      <input />
    </>
  );
}

async function open(address: string) {
  history.replaceState(null, '', address);
  const env = environment(async () => loadedPage({ Page }));
  const load = jest.fn((url: URL) => resolvePage(env, url));
  const result = await resolvePage(env, new URL(location.href));
  const router = new PageRouter({ routes: appRoutes(env), result, guard: () => null, load });
  render(<RouterProvider router={router.forProvider} />);
  return { router, load, field: await screen.findByRole('textbox') };
}
const address = () => location.pathname + location.search + location.hash;

describe('an open page', () => {
  beforeEach(() => {
    narrow = false;
    jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  });

  it('moves to the layout of the window and back, with its field, text, focus and history', async () => {
    const { field } = await open('/game-library/7?channel=b#roles');
    const { length } = history;
    await userEvent.type(field, 'half a sent');
    resize('narrow');
    await waitFor(() => expect(address()).toBe('/m/game-library/7?channel=b#roles'));
    await screen.findByText('mobile');
    resize('wide');
    await waitFor(() => expect(address()).toBe('/game-library/7?channel=b#roles'));
    await screen.findByText('desktop');
    expect(screen.getByRole('textbox')).toBe(field);
    expect(field).toHaveProperty('value', 'half a sent');
    expect(document.activeElement).toBe(field);
    expect(history).toHaveLength(length);
  });

  it('takes along parameters that a list has written beside the router', async () => {
    await open('/game-library/7?channel=b');
    history.replaceState(history.state, '', '/game-library/7?channel=b&gamePages=3');
    resize('narrow');
    await waitFor(() => expect(address()).toBe('/m/game-library/7?channel=b&gamePages=3'));
  });

  it('lets a pending navigation arrive first', async () => {
    const { router, load } = await open('/game-library/7');
    const resolve = load.getMockImplementation() as (url: URL) => Promise<PageResult>;
    let arrive = (): void => undefined;
    load.mockImplementationOnce(async (url) => {
      await new Promise<void>((arrived) => (arrive = arrived));
      return resolve(url);
    });
    act(() => void router.navigate('/game-library/8'));
    resize('narrow');
    expect(router.state.navigation.location?.pathname).toBe('/game-library/8');
    act(arrive);
    await waitFor(() => expect(address()).toBe('/m/game-library/8'));
  });

  it('stays where it has one layout only', async () => {
    const { load } = await open('/terms');
    load.mockClear();
    resize('narrow');
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(address()).toBe('/terms');
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps what the visitor was reading at its place', async () => {
    const { field } = await open('/game-library/7');
    const boxes = { top: 60, height: 100 };
    jest.spyOn(field, 'getBoundingClientRect').mockImplementation(() => boxes as DOMRect);
    document.elementFromPoint = () => field;
    document.documentElement.scrollTop = 500;
    const scrollTo = jest.spyOn(document.documentElement, 'scrollTo');
    jest.useFakeTimers();
    fireEvent.scroll(document);
    jest.advanceTimersByTime(200);
    jest.useRealTimers();
    Object.assign(boxes, { top: 700, height: 300 });
    resize('narrow');
    await screen.findByText('mobile');
    // The reading line is at the same fraction of the element as before.
    const line = window.innerHeight / 4;
    const top = 500 + 700 + ((line - 60) / 100) * 300 - line;
    expect(scrollTo.mock.calls).toEqual([[{ top, behavior: 'instant' }]]);
  });
});
