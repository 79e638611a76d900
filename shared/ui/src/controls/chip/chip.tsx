import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../../join-classes';
import styles from './chip.module.css';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  selected?: boolean;
  children: ReactNode;
}

/** Class names for a filter link. Mark the active one with `aria-current`. */
export const chipClass = (selected = false, className?: string): string =>
  joinClasses(styles.chip, selected && styles.selected, className);

/** Toggle button of a filter. */
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
