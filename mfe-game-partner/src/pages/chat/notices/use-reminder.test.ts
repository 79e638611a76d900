import { act, renderHook } from '@testing-library/react';
import { tabStore } from '@huoban/runtime';
import { REMIND_AFTER_MS } from './usage-time';
import { useReminder } from './use-reminder';

const SOON_MS = 100;
const TICK_MS = 15_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const spent = (used: number, last = Date.now()) => tabStore.write('chat-usage', `${used} ${last}`);

describe('the reminder of a chat', () => {
  it('is due after two hours in sight, and begins anew when the reader goes on', async () => {
    spent(REMIND_AFTER_MS - TICK_MS);
    const { result } = renderHook(useReminder);
    await wait(SOON_MS);
    expect(result.current.due).toBeNull();
    await wait(TICK_MS);
    expect(result.current.due).toBe('long');
    act(() => result.current.goOn());
    await wait(TICK_MS);
    expect(result.current.due).toBeNull();
  });

  it('stands again at once when the page is loaded anew', async () => {
    spent(REMIND_AFTER_MS);
    const { result } = renderHook(useReminder);
    await wait(SOON_MS);
    expect(result.current.due).toBe('long');
  });

  it('is not due after a break of half an hour', async () => {
    spent(REMIND_AFTER_MS, Date.now() - 31 * 60_000);
    const { result } = renderHook(useReminder);
    await wait(SOON_MS + TICK_MS);
    expect(result.current.due).toBeNull();
  });
});
