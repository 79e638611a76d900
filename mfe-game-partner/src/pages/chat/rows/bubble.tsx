import type { ReactNode } from 'react';
import { joinClasses } from '@huoban/ui';
import styles from './bubble.module.css';

interface BubbleProps {
  from: 'user' | 'character';
  leads: boolean;
  /** Not stored yet. */
  faint?: boolean;
  /** Next to the bubble. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The bubble of a message. */
export function Bubble({ from, leads, faint = false, actions, children }: BubbleProps) {
  const isOwn = from === 'user';
  return (
    <div className={joinClasses(styles.line, isOwn && styles.own)}>
      <div
        data-surface={isOwn ? undefined : 'paper'}
        className={joinClasses(styles.bubble, leads && styles.leads, faint && styles.faint)}
      >
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
