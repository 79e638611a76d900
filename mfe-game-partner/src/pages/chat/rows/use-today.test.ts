import { act, renderHook } from '@testing-library/react';
import { dayText } from './dates';
import { useToday } from './use-today';

const BEFORE_MIDNIGHT = Date.parse('2026-03-10T23:59:00');
const TWO_MINUTES_MS = 120_000;
const labels = { today: '今天', yesterday: '昨天' };

beforeEach(() => void jest.useFakeTimers({ now: BEFORE_MIDNIGHT }));
afterEach(() => void jest.useRealTimers());

function renderDay(): () => string {
  const { result } = renderHook(useToday);
  return () => dayText(BEFORE_MIDNIGHT, result.current, 'zh', labels);
}

describe('useToday', () => {
  it('makes a day the one before after midnight', () => {
    const shownDay = renderDay();
    expect(shownDay()).toBe('今天');
    act(() => {
      jest.advanceTimersByTime(TWO_MINUTES_MS);
    });
    expect(shownDay()).toBe('昨天');
  });

  it('updates when the page is shown again after the device slept', () => {
    const shownDay = renderDay();
    jest.setSystemTime(BEFORE_MIDNIGHT + TWO_MINUTES_MS);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(shownDay()).toBe('昨天');
  });
});
