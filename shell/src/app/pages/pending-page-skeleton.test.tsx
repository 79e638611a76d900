import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { Outlet, RouterProvider } from 'react-router-dom';
import { Providers } from '../providers';
import { PendingPageSkeleton } from './pending-page-skeleton';
import { environment } from '../testing/environment';

const LATE_MS = 270;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

/** A site of which only the first page comes; `arrive` lets the next one come. */
async function open() {
  let arrive: () => void = () => undefined;
  const env = environment(jest.fn());
  const frame = (
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
    [{ element: frame, children: [{ id: 'page', path: '*', loader, element: <h1>page</h1> }] }],
    { hydrationData: { loaderData: { page: null } } },
  );
  const { container } = render(<RouterProvider router={router} />);
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await wait(0);
  return {
    isLate: () => container.querySelector('[aria-busy]') !== null,
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

describe('a page that does not come', () => {
  it('gives its place to a skeleton before 300 ms are over, until it is there', async () => {
    const { go, wait, isLate, arrive } = await open();
    await go('/game-library');
    await wait(LATE_MS - 20);
    expect(isLate()).toBe(false);
    await wait(40);
    expect(isLate()).toBe(true);
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    await arrive();
    expect(isLate()).toBe(false);
    expect(screen.getByRole('heading')).toBeTruthy();
  });

  it('leaves the page alone of which only the query changes', async () => {
    const { go, wait, isLate } = await open();
    await go('/?tag=a');
    await wait(4 * LATE_MS);
    expect(isLate()).toBe(false);
  });
});
