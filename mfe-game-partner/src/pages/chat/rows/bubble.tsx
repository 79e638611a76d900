import type { ReactNode, Ref } from 'react';
import { joinClasses } from '@huoban/ui';
import styles from './bubble.module.css';

interface BubbleProps {
  from: 'user' | 'character';
  leads: boolean;
  /** Not stored yet. */
  faint?: boolean;
  /** Shown on hover, on focus and while `isOpen`. */
  actions?: ReactNode;
  isOpen?: boolean;
  /** The bubble with its actions. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The bubble of a message. */
export function Bubble({
  from,
  leads,
  faint = false,
  actions,
  isOpen = false,
  ref,
  children,
}: BubbleProps) {
  const isOwn = from === 'user';
  return (
    <div className={joinClasses(styles.line, isOwn && styles.own)}>
      <div ref={ref} className={styles.hold} data-open={isOpen ? '' : undefined}>
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
