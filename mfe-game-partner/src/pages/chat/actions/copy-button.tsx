import { useEffect, useState } from 'react';
import { toast, useText } from '@huoban/runtime';
import { IconButton } from '@huoban/ui';

const CONFIRMATION_MS = 1500;

/** Copies a message and confirms it with a check mark. */
export function CopyButton({ message }: { message: string }) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(message);
      setCopied(true);
    } catch {
      toast.show(text('chat.copyFailed'), { kind: 'error' });
    }
  };
  return (
    <IconButton
      icon={isCopied ? 'check' : 'copy'}
      label={text(isCopied ? 'chat.copied' : 'chat.copy')}
      onClick={() => void copy()}
    />
  );
}
