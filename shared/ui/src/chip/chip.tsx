import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import styles from './chip.module.css';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  selected?: boolean;
  children: ReactNode;
}

/** Class names for a link that filters: mark the chosen one with `aria-current`. */
export const chipClass = (selected = false, className?: string): string =>
  joinClasses(styles.chip, selected && styles.selected, className);

/** A filter that is on or off. */
export function Chip({
  selected = false,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={selected}
      className={chipClass(selected, className)}
    >
      {children}
    </button>
  );
}
