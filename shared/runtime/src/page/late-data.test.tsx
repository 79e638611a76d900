import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ApiError } from '../api/failure/api-error';
import { inTime, useLateData } from './late-data';

const PATIENCE_MS = 230;
const nothing = new ApiError({ kind: 'business', code: 40402, message: 'nothing there' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a loader in the browser', () => {
  it('waits for data that come soon, and throws what fails soon', async () => {
    let isHere = false;
    const soon = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS - 1)).then(() => {
      isHere = true;
    });
    const waited = inTime(soon);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    await waited;
    expect(isHere).toBe(true);
    await expect(inTime(Promise.reject(nothing))).rejects.toBe(nothing);
  });

  it('opens the page without data that are late, and without their failure', async () => {
    const late = new Promise<void>((_, reject) => {
      setTimeout(() => reject(nothing), PATIENCE_MS + 1);
    });
    const waited = inTime(late);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    await expect(waited).resolves.toBeUndefined();
    await jest.advanceTimersByTimeAsync(10);
  });
});

describe('a page with late data', () => {
  // The loader of a page that came in time.
  beforeEach(() => inTime(Promise.resolve()));

  /** `data` is what the page has: null while it is under way, true, or why there is none. */
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

  it('is not opened anew when they were there from the beginning', async () => {
    const { loader, settle } = await open(true);
    await settle(true);
    expect(screen.getByText('page')).toBeTruthy();
    expect(loader).not.toHaveBeenCalled();
  });

  it('is opened anew once when they come, for its title', async () => {
    const { loader, settle } = await open(null);
    expect(loader).not.toHaveBeenCalled();
    await settle(true);
    await settle(new Error('later'));
    await settle(true);
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('is opened anew when they come before it is first rendered', async () => {
    const waited = inTime(new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    await waited;
    const { loader } = await open(true);
    expect(loader).toHaveBeenCalledTimes(1);
    expect((await open(true)).loader).not.toHaveBeenCalled();
  });

  it('is opened anew when there is no such thing, for the error page', async () => {
    const { loader, settle } = await open(null);
    await settle(nothing);
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('says itself that they could not be fetched', async () => {
    const { loader, settle } = await open(null);
    await settle(new ApiError({ kind: 'transport', code: 503, message: 'away' }));
    expect(loader).not.toHaveBeenCalled();
  });
});
