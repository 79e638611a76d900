import { useState } from 'react';
import { useText } from '@huoban/runtime';
import { Button } from '@huoban/ui';
import styles from './memory-panel.module.css';

interface SureButtonProps {
  label: string;
  /** Label of the button that does it. */
  sure: string;
  /** What it does, shown with the question. */
  hint?: string;
  onSure: () => void;
}

/** A button that asks before it does something final. */
export function SureButton({ label, sure, hint, onSure }: SureButtonProps) {
  const text = useText();
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <Button size="small" variant="ghost" icon="trash" onClick={() => setAsks(true)}>
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
          setAsks(false);
          onSure();
        }}
      >
        {sure}
      </Button>
      <Button size="small" variant="ghost" onClick={() => setAsks(false)}>
        {text('chat.cancel')}
      </Button>
    </>
  );
}
