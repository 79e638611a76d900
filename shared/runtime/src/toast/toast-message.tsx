import { useEffect, useState } from 'react';
import type { ToastItem } from './toast';
import styles from './toasts.module.css';

interface ToastMessageProps {
  item: ToastItem;
  onEnd: (id: number) => void;
}

/** One note. Its time stands still under the pointer and starts over when the pointer leaves. */
export function ToastMessage({ item, onEnd }: ToastMessageProps) {
  const [held, setHeld] = useState(false);
  const { id, count, duration } = item;

  useEffect(() => {
    if (held || duration === 0) return undefined;
    const timer = setTimeout(() => onEnd(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, count, id, onEnd]);

  return (
    <div
      className={styles.note}
      data-kind={item.kind}
      role={item.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <span>{item.message}</span>
      {count > 1 && <span className={styles.count}>×{count}</span>}
    </div>
  );
}
