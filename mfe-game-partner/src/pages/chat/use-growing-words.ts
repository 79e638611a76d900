import { useEffect, useState } from 'react';
import type { Readable } from './conversation/cell';
import type { Reply } from './conversation/reply';

/** Pieces come faster than anybody reads, and each moves the whole talk: those of this time are shown together. */
const TOGETHER_MS = 100;

/** The words of the reply under way so far. They stay when it has ended: its message takes their place. */
export function useGrowingWords(reply: Readable<Reply | null>): string {
  const [words, setWords] = useState(() => reply.get()?.text ?? '');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      const now = reply.get();
      if (now) setWords(now.text);
    };
    const stop = reply.subscribe(() => {
      timer ??= setTimeout(show, TOGETHER_MS);
    });
    show();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [reply]);
  return words;
}
