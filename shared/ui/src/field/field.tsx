import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { joinClasses } from '../join-classes';
import { visuallyHiddenClass } from '../visually-hidden/visually-hidden';
import styles from './field.module.css';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** The label is only for screen readers; the placeholder says the same to the eye. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Marks the field as wrong and says why; its line is kept free, so that nothing jumps. */
  error?: string | undefined;
  /** At the end of the box: a link, an icon button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One labelled line of input. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  end,
  id,
  className,
  ...input
}: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [hint && `${inputId}-hint`, error && `${inputId}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={inputId} className={labelHidden ? visuallyHiddenClass : styles.label}>
        {label}
      </label>
      <div className={joinClasses(styles.box, error && styles.wrong)}>
        <input
          {...input}
          id={inputId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {hint && (
        <p id={`${inputId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${inputId}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
