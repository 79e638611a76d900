import { joinClasses } from '../../join-classes';
import styles from './skeleton.module.css';

export type SkeletonShape = 'block' | 'portrait' | 'cover' | 'wide' | 'square' | 'circle' | 'text';

export interface SkeletonProps {
  /** `portrait` 4:5, `cover` 3:4, `wide` 16:9; `block` takes its size from `className`. */
  shape?: SkeletonShape;
  /** Lines of text, with `shape="text"`; the last is shorter. */
  lines?: number;
  className?: string;
}

/** Placeholder for loading content. Hidden from screen readers, so announce the loading state elsewhere. */
export function Skeleton({ shape = 'block', lines = 1, className }: SkeletonProps) {
  if (shape !== 'text') {
    return <span aria-hidden className={joinClasses(styles.skeleton, styles[shape], className)} />;
  }
  return (
    <span aria-hidden className={joinClasses(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={joinClasses(styles.skeleton, styles.line)} />
      ))}
    </span>
  );
}
