import { useEffect, useState } from 'react';
import type { ObservableValue } from '../observable/observable-value';
import type { Reply } from '../conversation/reply';

/** Pieces come faster than anybody reads, and each moves the whole talk: those of this time are shown together. */
const UPDATE_INTERVAL_MS = 100;

/** The words of the reply under way so far. They stay when it has ended: its message takes their place. */
export function useReplyText(reply: ObservableValue<Reply | null>): string {
  const [words, setWords] = useState(() => reply.get()?.text ?? '');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      const now = reply.get();
      if (now) setWords(now.text);
    };
    const stop = reply.subscribe(() => {
      timer ??= setTimeout(show, UPDATE_INTERVAL_MS);
    });
    show();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [reply]);
  return words;
}
