import { useState } from 'react';
import { useText } from '@huoban/runtime';
import { Button } from '@huoban/ui';
import styles from './memory-panel.module.css';

interface ConfirmButtonProps {
  label: string;
  /** Label of the button that does it. */
  confirmLabel: string;
  /** What it does, shown with the question. */
  hint?: string;
  onConfirm: () => void;
}

/** A button that asks before it does something final. */
export function ConfirmButton({ label, confirmLabel, hint, onConfirm }: ConfirmButtonProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button size="small" variant="ghost" icon="trash" onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  return (
    <>
      {hint && (
        <p role="status" className={styles.off}>
          {hint}
        </p>
      )}
      <Button
        size="small"
        onClick={() => {
          setOpen(false);
          onConfirm();
        }}
      >
        {confirmLabel}
      </Button>
      <Button size="small" variant="ghost" onClick={() => setOpen(false)}>
        {text('chat.cancel')}
      </Button>
    </>
  );
}
