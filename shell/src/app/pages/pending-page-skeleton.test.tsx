import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { Outlet, RouterProvider } from 'react-router-dom';
import { Providers } from '../providers';
import { PendingPageSkeleton } from './pending-page-skeleton';
import { environment } from '../testing/environment';

const DELAY_MS = 270;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

/** A site whose first page is loaded; `arrive` completes the next one. */
async function open() {
  let arrive: () => void = () => undefined;
  const env = environment(jest.fn());
  const root = (
    <Providers env={env}>
      <PendingPageSkeleton />
      <Outlet />
    </Providers>
  );
  const loader = () =>
    new Promise<null>((resolve) => {
      arrive = () => resolve(null);
    });
  const router = createMemoryRouter(
    [{ element: root, children: [{ id: 'page', path: '*', loader, element: <h1>page</h1> }] }],
    { hydrationData: { loaderData: { page: null } } },
  );
  const { container } = render(<RouterProvider router={router} />);
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await wait(0);
  return {
    isShown: () => container.querySelector('[aria-busy]') !== null,
    go: (to: string) =>
      act(async () => {
        void router.navigate(to);
        await jest.advanceTimersByTimeAsync(0);
      }),
    wait,
    arrive: async () => {
      arrive();
      await wait(0);
    },
  };
}

describe('PendingPageSkeleton', () => {
  it('is shown within 300 ms until the page has loaded', async () => {
    const { go, wait, isShown, arrive } = await open();
    await go('/game-library');
    await wait(DELAY_MS - 20);
    expect(isShown()).toBe(false);
    await wait(40);
    expect(isShown()).toBe(true);
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    await arrive();
    expect(isShown()).toBe(false);
    expect(screen.getByRole('heading')).toBeTruthy();
  });

  it('is not shown when only the query changes', async () => {
    const { go, wait, isShown } = await open();
    await go('/?tag=a');
    await wait(4 * DELAY_MS);
    expect(isShown()).toBe(false);
  });
});
