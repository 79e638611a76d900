import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { joinClasses } from '../../join-classes';
import { visuallyHiddenClass } from '../../text/visually-hidden/visually-hidden';
import styles from './field.module.css';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Hides the label visually; the placeholder must have the same text. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Error message. Its line is always reserved, so that the layout does not shift. */
  error?: string | undefined;
  /** Content at the end of the box, such as a link or an icon button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Labelled text input. */
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
