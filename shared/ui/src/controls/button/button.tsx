import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../../images/icon/icon';
import { joinClasses } from '../../join-classes';
import { Spinner } from '../../feedback/spinner/spinner';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks; the button keeps its size and focus. */
  busy?: boolean;
  icon?: IconName;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Class names for a link with the look of a button: `<Link className={buttonClass('primary')}>`. */
export const buttonClass = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string => joinClasses(styles.button, styles[variant], styles[size], className);

export function Button({
  variant,
  size,
  busy = false,
  icon,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
