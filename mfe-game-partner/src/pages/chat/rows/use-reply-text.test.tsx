import { act, renderHook } from '@testing-library/react';
import { createObservableValue } from '../observable/observable-value';
import type { Reply } from '../conversation/reply';
import { useReplyText } from './use-reply-text';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const saying = (text: string): Reply => ({ id: 'r', text, phase: 'writing' });

describe('the words of a reply under way', () => {
  it('grow by all pieces of a tenth of a second together', () => {
    const reply = createObservableValue<Reply | null>(saying(''));
    let renderings = 0;
    const { result } = renderHook(() => {
      renderings += 1;
      return useReplyText(reply);
    });
    const before = renderings;
    act(() => {
      for (const text of ['a', 'ab', 'abc']) reply.set(saying(text));
      jest.advanceTimersByTime(99);
    });
    expect(result.current).toBe('');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(result.current).toBe('abc');
    expect(renderings).toBe(before + 1);
    act(() => {
      reply.set(saying('abcd'));
      jest.advanceTimersByTime(100);
    });
    expect(result.current).toBe('abcd');
  });

  it('stay when the reply has ended, until its message stands in their place', () => {
    const reply = createObservableValue<Reply | null>(saying('abc'));
    const { result } = renderHook(() => useReplyText(reply));
    act(() => {
      reply.set(null);
      jest.advanceTimersByTime(500);
    });
    expect(result.current).toBe('abc');
  });
});
