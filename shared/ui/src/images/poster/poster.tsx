import type { ReactNode } from 'react';
import { joinClasses } from '../../join-classes';
import styles from './poster.module.css';

export type PosterShape = 'portrait' | 'cover' | 'wide' | 'square' | 'free';

export interface PosterProps {
  /** A `<Picture>`, cropped to `shape` (`portrait` 4:5, `cover` 3:4, `wide` 16:9). */
  media: ReactNode;
  shape?: PosterShape;
  /** Content over the lower left corner of the picture, such as a tag. */
  badge?: ReactNode;
  /** Name, text, tags. A link with `posterLinkClass` makes the whole poster clickable. */
  children?: ReactNode;
  as?: 'article' | 'div' | 'li' | 'figure';
  className?: string;
}

/** Class for the one link of a poster, usually around its name. */
export const posterLinkClass = styles.link ?? '';

/** Card with a picture; rises over its coloured plate on hover. */
export function Poster({
  media,
  shape = 'portrait',
  badge,
  children,
  as: Element = 'article',
  className,
}: PosterProps) {
  return (
    <Element className={joinClasses(styles.poster, className)}>
      <div className={styles.sheet}>
        <div className={joinClasses(styles.media, styles[shape])}>{media}</div>
        {badge && <div className={styles.badge}>{badge}</div>}
      </div>
      {children && <div className={styles.body}>{children}</div>}
    </Element>
  );
}
