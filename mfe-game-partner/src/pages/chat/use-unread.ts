import { useCallback, useEffect, useRef, useState } from 'react';
import type { LogItem } from './conversation/talk-log';

/**
 * What came while the reader was looking elsewhere: further up, or at another tab. The line before it stays until they
 * say something.
 */
export function useUnread(items: readonly LogItem[], atEnd: boolean) {
  const [unreadAfter, setUnreadAfter] = useState<number | null>(null);
  const [seenUpTo, setSeenUpTo] = useState(0);
  const last = items.at(-1)?.message.seq ?? 0;
  const before = useRef(0);

  useEffect(() => {
    const isNew = before.current > 0 && last > before.current;
    const isOwn = items.at(-1)?.message.sender === 'user';
    if (isNew && !isOwn && (!atEnd || document.hidden)) {
      const known = before.current;
      setUnreadAfter((current) => current ?? known);
    } else if (!document.hidden && atEnd) setSeenUpTo(last);
    before.current = last;
  }, [last, atEnd, items]);

  useEffect(() => {
    const look = () => {
      if (!document.hidden && atEnd) setSeenUpTo(before.current);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [atEnd]);

  const from = Math.max(unreadAfter ?? last, seenUpTo);
  const readAll = useCallback(() => setUnreadAfter(null), []);
  return { unreadAfter, count: Math.max(0, last - from), readAll };
}
