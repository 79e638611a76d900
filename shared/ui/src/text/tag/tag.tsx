import type { ReactNode } from 'react';
import { joinClasses } from '../../join-classes';
import styles from './tag.module.css';

export type TagTone = 'plain' | 'vermilion' | 'teal' | 'amber';

/** Static label, such as a genre or platform. */
export function Tag({
  tone = 'plain',
  className,
  children,
}: {
  tone?: TagTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={joinClasses(styles.tag, styles[tone], className)}>{children}</span>;
}
