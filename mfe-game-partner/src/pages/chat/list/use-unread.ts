import { useCallback, useEffect, useRef, useState } from 'react';
import type { LogItem } from '../conversation/message-log';

const lastSeq = (items: readonly LogItem[]): number => items.at(-1)?.message.seq ?? 0;

/**
 * Sequence number of the last message before the unread ones, which arrived while the visitor was scrolled up or in
 * another tab. The marker stays until the visitor sends a message.
 */
export function useUnread(items: readonly LogItem[], atEnd: boolean) {
  const [unreadAfter, setUnreadAfter] = useState<number | null>(null);
  const last = lastSeq(items);
  const previous = useRef(0);

  useEffect(() => {
    const isNew = previous.current > 0 && last > previous.current;
    const isOwn = items.at(-1)?.message.sender === 'user';
    if (isNew && !isOwn && (!atEnd || document.hidden)) {
      const previousSeq = previous.current;
      setUnreadAfter((current) => current ?? previousSeq);
    }
    previous.current = last;
  }, [last, atEnd, items]);

  const readAll = useCallback(() => setUnreadAfter(null), []);
  return { unreadAfter, readAll };
}

/** Number of messages that arrived since the visitor was at the end of the list. */
export function useUnseenCount(
  items: readonly LogItem[],
  { atEnd, unreadAfter }: { atEnd: boolean; unreadAfter: number | null },
): number {
  const [seenUpTo, setSeenUpTo] = useState(0);
  const last = lastSeq(items);

  useEffect(() => {
    const update = () => {
      if (!document.hidden && atEnd) setSeenUpTo(last);
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [atEnd, last]);

  return Math.max(0, last - Math.max(unreadAfter ?? last, seenUpTo));
}
