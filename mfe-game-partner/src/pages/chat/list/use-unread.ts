import { useCallback, useEffect, useRef, useState } from 'react';
import type { LogItem } from '../conversation/message-log';

const lastSeq = (items: readonly LogItem[]): number => items.at(-1)?.message.seq ?? 0;

/**
 * The position behind which came what the reader has not seen: they were further up, or at another tab. The line there
 * stays until they say something.
 */
export function useUnread(items: readonly LogItem[], atEnd: boolean) {
  const [unreadAfter, setUnreadAfter] = useState<number | null>(null);
  const last = lastSeq(items);
  const before = useRef(0);

  useEffect(() => {
    const isNew = before.current > 0 && last > before.current;
    const isOwn = items.at(-1)?.message.sender === 'user';
    if (isNew && !isOwn && (!atEnd || document.hidden)) {
      const known = before.current;
      setUnreadAfter((current) => current ?? known);
    }
    before.current = last;
  }, [last, atEnd, items]);

  const readAll = useCallback(() => setUnreadAfter(null), []);
  return { unreadAfter, readAll };
}

/** How many messages came since the reader was last at the end. */
export function useUnseenCount(
  items: readonly LogItem[],
  { atEnd, unreadAfter }: { atEnd: boolean; unreadAfter: number | null },
): number {
  const [seenUpTo, setSeenUpTo] = useState(0);
  const last = lastSeq(items);

  useEffect(() => {
    const look = () => {
      if (!document.hidden && atEnd) setSeenUpTo(last);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [atEnd, last]);

  return Math.max(0, last - Math.max(unreadAfter ?? last, seenUpTo));
}
