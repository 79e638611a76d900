import { act, render, screen } from '@testing-library/react';
import { createObservableValue } from './observable-value';
import { useValueAfterPaint } from './use-value-after-paint';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function follow() {
  const cell = createObservableValue({ count: 0 });
  const seen: number[] = [];
  const Shown = () => {
    const { count } = useValueAfterPaint(cell);
    seen.push(count);
    return <p>{count}</p>;
  };
  const { unmount } = render(<Shown />);
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { cell, seen, wait, unmount };
}

describe('a value that is shown once it has settled', () => {
  it('is shown once for all changes before a paint, and not before it', () => {
    const { cell, seen, wait } = follow();
    act(() => {
      for (const count of [1, 2, 3]) cell.set({ count });
    });
    expect(screen.getByText('0')).toBeTruthy();
    wait(60);
    expect(screen.getByText('3')).toBeTruthy();
    expect(new Set(seen)).toEqual(new Set([0, 3]));
  });

  it('follows at once in a tab that is hidden, where nothing is painted', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { cell } = follow();
    act(() => cell.set({ count: 1 }));
    expect(screen.getByText('1')).toBeTruthy();
  });

  it('is shown after a moment where no frame comes', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    const { cell, wait } = follow();
    act(() => cell.set({ count: 1 }));
    wait(300);
    expect(screen.getByText('1')).toBeTruthy();
  });

  it('is not followed any more by who has gone', () => {
    const { cell, seen, wait, unmount } = follow();
    cell.set({ count: 1 });
    unmount();
    wait(500);
    expect(seen).not.toContain(1);
  });
});
