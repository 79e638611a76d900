import { useEffect, useState } from 'react';

const SILENCE_MS = 12_000;

/** Whether the visitor has written nothing for a while after the message at `seq`. */
export function useSilence(isWaiting: boolean, seq: number): boolean {
  const [silentAfter, setSilentAfter] = useState<number | null>(null);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSilentAfter(seq), SILENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, seq]);
  return isWaiting && silentAfter === seq;
}
