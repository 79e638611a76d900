import { useEffect, useRef, useState } from 'react';
import { useText } from '@huoban/runtime';
import { VisuallyHidden } from '@huoban/ui';
import type { LogItem } from '../conversation/message-log';

/** Reads a reply out once it is finished, not word by word. */
export function Announcer({ items, name }: { items: readonly LogItem[]; name: string }) {
  const text = useText();
  const [said, setSaid] = useState('');
  const heard = useRef<number | null>(null);
  const last = items.at(-1)?.message;

  useEffect(() => {
    if (!last) return;
    const isNews = heard.current !== null && last.seq > heard.current;
    if (isNews && last.sender === 'character') setSaid(last.text);
    heard.current = last.seq;
  }, [last]);

  return (
    <VisuallyHidden>
      <div role="status">{said && text('chat.said', { name, text: said })}</div>
    </VisuallyHidden>
  );
}
