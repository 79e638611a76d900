import { useRef, useState } from 'react';
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
  /** The first button, or the one that does nothing, so that a key that is held down deletes nothing. */
  const safeButton = useRef<HTMLButtonElement>(null);
  const show = (isShown: boolean): void => {
    setOpen(isShown);
    // The button that was pressed is removed, and the focus with it.
    requestAnimationFrame(() => safeButton.current?.focus());
  };
  if (!isOpen)
    return (
      <Button ref={safeButton} size="small" variant="ghost" icon="trash" onClick={() => show(true)}>
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
          show(false);
          onConfirm();
        }}
      >
        {confirmLabel}
      </Button>
      <Button ref={safeButton} size="small" variant="ghost" onClick={() => show(false)}>
        {text('chat.cancel')}
      </Button>
    </>
  );
}
