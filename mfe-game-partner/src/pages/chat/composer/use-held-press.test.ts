import { act, renderHook } from '@testing-library/react';
import { useHeldPress } from './use-held-press';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderPress() {
  const done = jest.fn();
  const { result, rerender } = renderHook((ready: boolean) => useHeldPress(ready, done), {
    initialProps: false,
  });
  act(() => result.current.hold());
  expect(result.current.held).toBe(true);
  return { done, rerender, press: result };
}

describe('useHeldPress', () => {
  it('does a press once when it becomes possible', () => {
    const { done, rerender, press } = renderPress();
    for (const isPossible of [true, false, true]) {
      rerender(isPossible);
      act(() => jest.advanceTimersByTime(0));
    }
    expect(done).toHaveBeenCalledTimes(1);
    expect(press.current.held).toBe(false);
  });

  it('drops it after 5 s', () => {
    const { done, rerender, press } = renderPress();
    act(() => jest.advanceTimersByTime(4999));
    expect(press.current.held).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(press.current.held).toBe(false);
    rerender(true);
    expect(done).not.toHaveBeenCalled();
  });
});
