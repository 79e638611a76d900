import { useRef } from 'react';
import { toast, useText } from '@huoban/runtime';
import { IconButton } from '@huoban/ui';
import styles from './account-card.module.css';

/** An id with a button that copies it; where the browser refuses, the id is marked to be copied by hand. */
export function CopyId({ id }: { id: string }) {
  const text = useText();
  const shown = useRef<HTMLSpanElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toast.show(text('profile.copied'), { kind: 'success' });
    } catch {
      // No clipboard without a secure context or permission.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      toast.show(text('profile.copyByHand'));
    }
  };

  return (
    <span className={styles.id}>
      <span ref={shown}>{id}</span>
      <IconButton icon="copy" label={text('profile.copy')} onClick={() => void copy()} />
    </span>
  );
}
