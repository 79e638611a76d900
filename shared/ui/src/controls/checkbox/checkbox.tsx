import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { joinClasses } from '../../join-classes';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Label; links inside it do not toggle the checkbox. */
  children: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ children, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={joinClasses(styles.checkbox, className)}>
      <label htmlFor={inputId} className={styles.label}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${inputId}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <p id={`${inputId}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
