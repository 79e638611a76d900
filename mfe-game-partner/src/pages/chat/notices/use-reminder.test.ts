import { act, renderHook } from '@testing-library/react';
import { tabStore } from '@huoban/runtime';
import { REMIND_AFTER_MS } from './usage-time';
import { useReminder } from './use-reminder';

const SOON_MS = 100;
const TICK_MS = 15_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const storeUsage = (used: number, last = Date.now()) =>
  tabStore.write('chat-usage', `${used} ${last}`);

describe('useReminder', () => {
  it('is due after two hours of usage and restarts when dismissed', async () => {
    storeUsage(REMIND_AFTER_MS - TICK_MS);
    const { result } = renderHook(useReminder);
    await wait(SOON_MS);
    expect(result.current.due).toBeNull();
    await wait(TICK_MS);
    expect(result.current.due).toBe('long');
    act(() => result.current.dismiss());
    await wait(TICK_MS);
    expect(result.current.due).toBeNull();
  });

  it('is due at once after a reload', async () => {
    storeUsage(REMIND_AFTER_MS);
    const { result } = renderHook(useReminder);
    await wait(SOON_MS);
    expect(result.current.due).toBe('long');
  });

  it('is not due after a break of 30 minutes', async () => {
    storeUsage(REMIND_AFTER_MS, Date.now() - 31 * 60_000);
    const { result } = renderHook(useReminder);
    await wait(SOON_MS + TICK_MS);
    expect(result.current.due).toBeNull();
  });
});
