import { useRef } from 'react';
import { toast, useText } from '@huoban/runtime';
import { IconButton } from '@huoban/ui';
import styles from './account-card.module.css';

/** An id with a copy button. If the clipboard is unavailable, the id is selected for manual copying. */
export function CopyId({ id }: { id: string }) {
  const text = useText();
  const idElement = useRef<HTMLSpanElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toast.show(text('profile.copied'), { kind: 'success' });
    } catch {
      // The clipboard needs a secure context and permission.
      if (idElement.current) window.getSelection()?.selectAllChildren(idElement.current);
      toast.show(text('profile.copyByHand'));
    }
  };

  return (
    <span className={styles.id}>
      <span ref={idElement}>{id}</span>
      <IconButton icon="copy" label={text('profile.copy')} onClick={() => void copy()} />
    </span>
  );
}
