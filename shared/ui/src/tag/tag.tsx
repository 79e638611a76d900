import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import styles from './tag.module.css';

export type TagTone = 'plain' | 'vermilion' | 'teal' | 'amber';

/** A word about a thing: genre, platform, "AI". Not clickable. */
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
