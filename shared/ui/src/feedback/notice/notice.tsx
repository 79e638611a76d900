import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../text/heading/heading';
import { joinClasses } from '../../join-classes';
import { EmptyIllustration, ErrorIllustration, OfflineIllustration } from './illustrations';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'empty' | 'error' | 'offline';

export interface NoticeProps {
  kind?: NoticeKind;
  title: string;
  children?: ReactNode;
  /** Buttons or links, such as retry. */
  action?: ReactNode;
  /** Replaces the illustration of the kind; null for none. */
  picture?: ReactNode;
  level?: HeadingLevel;
  className?: string;
}

const DRAWINGS: Record<NoticeKind, ReactNode> = {
  info: null,
  empty: <EmptyIllustration />,
  error: <ErrorIllustration />,
  offline: <OfflineIllustration />,
};

/** Empty, error or offline state of a list, panel or page: the reason and an action. */
export function Notice({
  kind = 'info',
  title,
  children,
  action,
  picture = DRAWINGS[kind],
  level = 2,
  className,
}: NoticeProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={joinClasses(styles.notice, className)}
    >
      {picture}
      <Heading level={level} size="3">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
