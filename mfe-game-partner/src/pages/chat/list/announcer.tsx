import { useEffect, useRef, useState } from 'react';
import { useText } from '@huoban/runtime';
import { VisuallyHidden } from '@huoban/ui';
import type { LogItem } from '../conversation/message-log';

/** Announces a reply to screen readers once it is complete. */
export function Announcer({ items, name }: { items: readonly LogItem[]; name: string }) {
  const text = useText();
  const [announcement, setAnnouncement] = useState('');
  const lastSeq = useRef<number | null>(null);
  const last = items.at(-1)?.message;

  useEffect(() => {
    if (!last) return;
    const isNew = lastSeq.current !== null && last.seq > lastSeq.current;
    if (isNew && last.sender === 'character') setAnnouncement(last.text);
    lastSeq.current = last.seq;
  }, [last]);

  return (
    <VisuallyHidden>
      <div role="status">{announcement && text('chat.said', { name, text: announcement })}</div>
    </VisuallyHidden>
  );
}
