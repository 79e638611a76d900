import { act, render, screen } from '@testing-library/react';
import { createObservableValue } from './observable-value';
import { useValueAfterPaint } from './use-value-after-paint';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function renderValue() {
  const value = createObservableValue({ count: 0 });
  const seen: number[] = [];
  const Shown = () => {
    const { count } = useValueAfterPaint(value);
    seen.push(count);
    return <p>{count}</p>;
  };
  const { unmount } = render(<Shown />);
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { value, seen, wait, unmount };
}

describe('useValueAfterPaint', () => {
  it('updates once for all changes before a paint', () => {
    const { value, seen, wait } = renderValue();
    act(() => {
      for (const count of [1, 2, 3]) value.set({ count });
    });
    expect(screen.getByText('0')).toBeTruthy();
    wait(60);
    expect(screen.getByText('3')).toBeTruthy();
    expect(new Set(seen)).toEqual(new Set([0, 3]));
  });

  it('updates at once in a hidden tab', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { value } = renderValue();
    act(() => value.set({ count: 1 }));
    expect(screen.getByText('1')).toBeTruthy();
  });

  it('updates without animation frames after a timeout', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    const { value, wait } = renderValue();
    act(() => value.set({ count: 1 }));
    wait(300);
    expect(screen.getByText('1')).toBeTruthy();
  });

  it('does not update after unmounting', () => {
    const { value, seen, wait, unmount } = renderValue();
    value.set({ count: 1 });
    unmount();
    wait(500);
    expect(seen).not.toContain(1);
  });
});
