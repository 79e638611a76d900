import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from '../../images/icon/icon';
import { joinClasses } from '../../join-classes';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  outlined?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Class names for a link with the look of an icon button; its child is an `<Icon>`. */
export const iconButtonClass = (outlined = false, className?: string): string =>
  joinClasses(styles.iconButton, outlined && styles.outlined, className);

export function IconButton({
  icon,
  label,
  outlined,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={iconButtonClass(outlined, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
