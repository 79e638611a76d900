import { useEffect, useState } from 'react';
import type { ObservableValue } from '../observable/observable-value';
import type { Reply } from '../conversation/reply';

/** Each update can shift the whole list, so updates are throttled. */
const UPDATE_INTERVAL_MS = 100;

/** Text of the reply in progress. It stays after the end, until the stored message replaces it. */
export function useReplyText(reply: ObservableValue<Reply | null>): string {
  const [text, setText] = useState(() => reply.get()?.text ?? '');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      timer = undefined;
      const current = reply.get();
      if (current) setText(current.text);
    };
    const unsubscribe = reply.subscribe(() => {
      timer ??= setTimeout(update, UPDATE_INTERVAL_MS);
    });
    update();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [reply]);
  return text;
}
