import { useState, type ReactNode } from 'react';
import { joinClasses } from '@huoban/ui';
import styles from './bubble.module.css';
import { useLongPress } from '../actions/use-long-press';

interface BubbleProps {
  from: 'user' | 'character';
  leads: boolean;
  /** Not stored yet. */
  faint?: boolean;
  /** Shown on hover, focus or after a long press. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The bubble of a message. */
export function Bubble({ from, leads, faint = false, actions, children }: BubbleProps) {
  const isOwn = from === 'user';
  const [isOpen, setOpen] = useState(false);
  const hold = useLongPress(isOpen, setOpen);
  return (
    <div className={joinClasses(styles.line, isOwn && styles.own)}>
      <div ref={hold} className={styles.hold} data-open={isOpen ? '' : undefined}>
        <div
          data-surface={isOwn ? undefined : 'paper'}
          className={joinClasses(styles.bubble, leads && styles.leads, faint && styles.faint)}
        >
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
