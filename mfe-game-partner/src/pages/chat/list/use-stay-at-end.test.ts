import { renderHook } from '@testing-library/react';
import { useStayAtEnd } from './use-stay-at-end';

/** A list of 1000 px, and the notification of its observer. */
function createList(scrollTop: number) {
  const element = document.createElement('div');
  const sizes = { scrollHeight: 1000, clientHeight: 400, scrollTop };
  for (const name of Object.keys(sizes) as (keyof typeof sizes)[])
    Object.defineProperty(element, name, { get: () => sizes[name] });
  const resized: (() => void)[] = [];
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    resized.push(() => callback([], {} as ResizeObserver));
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  });
  const scrollToEnd = jest.fn();
  renderHook(() => useStayAtEnd({ current: element }, scrollToEnd));
  const resizeTo = (clientHeight: number) => {
    sizes.clientHeight = clientHeight;
    resized.forEach((notify) => notify());
  };
  return { scrollToEnd, resizeTo };
}

describe('the list that loses height', () => {
  it.each([
    ['at the end', 600, 300, 1],
    ['near the end', 540, 300, 1],
    ['scrolled back', 200, 300, 0],
    ['grown again', 600, 500, 0],
  ])('%s', (_, scrollTop, height, calls) => {
    const { scrollToEnd, resizeTo } = createList(scrollTop);
    resizeTo(height);
    expect(scrollToEnd).toHaveBeenCalledTimes(calls);
  });
});
