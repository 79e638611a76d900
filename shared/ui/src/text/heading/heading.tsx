import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../join-classes';
import styles from './heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = 'display-1' | 'display-2' | '1' | '2' | '3';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level in the document outline. */
  level: HeadingLevel;
  /** Visual size; defaults to that of the level. */
  size?: HeadingSize;
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

const SIZE_OF_LEVEL: Record<HeadingLevel, HeadingSize> = { 1: '1', 2: '2', 3: '3', 4: '3' };

export function Heading({ level, size, className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...rest}
      className={joinClasses(
        styles.heading,
        styles[`size-${size ?? SIZE_OF_LEVEL[level]}`],
        className,
      )}
    >
      {children}
    </Element>
  );
}

/** Headline of a page or panel, in the largest size. */
export function Display(props: Omit<HeadingProps, 'size' | 'level'> & { level?: HeadingLevel }) {
  return <Heading level={1} {...props} size="display-1" />;
}

/** Small line above a headline, in the secondary colour. */
export function Eyebrow({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={joinClasses(styles.eyebrow, className)}>{children}</p>;
}
