import { useEffect, useState } from 'react';
import { toast, useText } from '@huoban/runtime';
import { IconButton } from '@huoban/ui';

const CONFIRMATION_MS = 1500;

/** Copies a message; a check mark says that it worked. */
export function CopyButton({ words }: { words: string }) {
  const text = useText();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words);
      setDone(true);
    } catch {
      toast.show(text('chat.copyFailed'), { kind: 'error' });
    }
  };
  return (
    <IconButton
      icon={done ? 'check' : 'copy'}
      label={text(done ? 'chat.copied' : 'chat.copy')}
      onClick={() => void copy()}
    />
  );
}
