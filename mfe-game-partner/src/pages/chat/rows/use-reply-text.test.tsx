import { act, renderHook } from '@testing-library/react';
import { createObservableValue } from '../observable/observable-value';
import type { Reply } from '../conversation/reply';
import { useReplyText } from './use-reply-text';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const replyWith = (text: string): Reply => ({ id: 'r', text, phase: 'writing' });

describe('useReplyText', () => {
  it('updates at most every 100 ms', () => {
    const reply = createObservableValue<Reply | null>(replyWith(''));
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useReplyText(reply);
    });
    const before = renders;
    act(() => {
      for (const text of ['a', 'ab', 'abc']) reply.set(replyWith(text));
      jest.advanceTimersByTime(99);
    });
    expect(result.current).toBe('');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(result.current).toBe('abc');
    expect(renders).toBe(before + 1);
    act(() => {
      reply.set(replyWith('abcd'));
      jest.advanceTimersByTime(100);
    });
    expect(result.current).toBe('abcd');
  });

  it('keeps the text after the reply has ended', () => {
    const reply = createObservableValue<Reply | null>(replyWith('abc'));
    const { result } = renderHook(() => useReplyText(reply));
    act(() => {
      reply.set(null);
      jest.advanceTimersByTime(500);
    });
    expect(result.current).toBe('abc');
  });
});
