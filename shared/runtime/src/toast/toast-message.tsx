import { useEffect, useState } from 'react';
import type { ToastItem } from './toast';
import styles from './toasts.module.css';

interface ToastMessageProps {
  item: ToastItem;
  onDismiss: (id: number) => void;
}

/** One toast. Hovering stops its timer; leaving restarts it. */
export function ToastMessage({ item, onDismiss }: ToastMessageProps) {
  const [isHovered, setHovered] = useState(false);
  const { id, count, duration } = item;

  useEffect(() => {
    if (isHovered || duration === 0) return undefined;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [isHovered, duration, count, id, onDismiss]);

  return (
    <div
      className={styles.note}
      data-kind={item.kind}
      role={item.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <span>{item.message}</span>
      {count > 1 && <span className={styles.count}>×{count}</span>}
    </div>
  );
}
