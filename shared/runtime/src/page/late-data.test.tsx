import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import { ApiError } from '../api/failure/api-error';
import { inTime, useLateData } from './late-data';

const MAX_WAIT_MS = 230;
const nothing = new ApiError({ kind: 'business', code: 40402, message: 'nothing there' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a loader in the browser', () => {
  it('waits for data that arrives soon, and throws failures that occur soon', async () => {
    let isHere = false;
    const soon = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS - 1)).then(() => {
      isHere = true;
    });
    const waited = inTime(soon);
    await jest.advanceTimersByTimeAsync(MAX_WAIT_MS - 1);
    await waited;
    expect(isHere).toBe(true);
    await expect(inTime(Promise.reject(nothing))).rejects.toBe(nothing);
  });

  it('opens the page without data that are late, and without their failure', async () => {
    const late = new Promise<void>((_, reject) => {
      setTimeout(() => reject(nothing), MAX_WAIT_MS + 1);
    });
    const waited = inTime(late);
    await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
    await expect(waited).resolves.toBeUndefined();
    await jest.advanceTimersByTimeAsync(10);
  });
});

describe('a page with late data', () => {
  // A loader whose data arrived in time.
  beforeEach(() => inTime(Promise.resolve()));

  /** `data`: null while pending, true, or the failure. */
  const open = async (first: true | null) => {
    let tell: (data: true | Error) => void = () => undefined;
    const loader = jest.fn(() => null);
    const Page = () => {
      const [data, setData] = useState<true | Error | null>(first);
      tell = setData;
      useLateData(data === true, data instanceof Error ? data : null);
      return <p>page</p>;
    };
    const router = createBrowserRouter([{ id: 'page', path: '*', loader, Component: Page }], {
      hydrationData: { loaderData: { page: null } },
    });
    render(<RouterProvider router={router} />);
    const settle = async (data: true | Error) => {
      await act(async () => tell(data));
      await act(() => jest.advanceTimersByTimeAsync(10));
    };
    await act(() => jest.advanceTimersByTimeAsync(10));
    return { loader, settle };
  };

  it('does not revalidate when the data was available on the first render', async () => {
    const { loader, settle } = await open(true);
    await settle(true);
    expect(screen.getByText('page')).toBeTruthy();
    expect(loader).not.toHaveBeenCalled();
  });

  it('revalidates once when the data arrives, for the page title', async () => {
    const { loader, settle } = await open(null);
    expect(loader).not.toHaveBeenCalled();
    await settle(true);
    await settle(new Error('later'));
    await settle(true);
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('revalidates when the data arrives before the first render', async () => {
    const waited = inTime(new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
    await waited;
    const { loader } = await open(true);
    expect(loader).toHaveBeenCalledTimes(1);
    expect((await open(true)).loader).not.toHaveBeenCalled();
  });

  it('revalidates when the data does not exist, for the 404 page', async () => {
    const { loader, settle } = await open(null);
    await settle(nothing);
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('does not revalidate after other failures', async () => {
    const { loader, settle } = await open(null);
    await settle(new ApiError({ kind: 'transport', code: 503, message: 'away' }));
    expect(loader).not.toHaveBeenCalled();
  });
});
