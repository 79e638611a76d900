import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { useField } from 'react-final-form';
import { FieldMessage } from './field-message';
import type { LoginField } from './login-rules';
import styles from './login-form.module.css';

interface TextFieldProps {
  ref: Ref<HTMLInputElement>;
  name: Exclude<LoginField, 'agreementChecked'>;
  label: string;
  placeholder: string;
  type: 'tel' | 'text';
  autoComplete: string;
  /** Normalizes the input. */
  parse: (typed: string) => string;
  message: string | undefined;
  onBlur: () => void;
  /** Content at the end of the line. */
  children?: ReactNode;
}

/** Text input for digits, with label and error message. */
export function TextField({ ref, name, label, parse, message, onBlur, ...rest }: TextFieldProps) {
  const { children, ...attributes } = rest;
  const id = useId();
  const { input } = useField<string>(name, { subscription: { value: true }, parse });

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line} data-wrong={message !== undefined}>
        <input
          {...attributes}
          ref={ref}
          id={id}
          name={name}
          className={styles.input}
          inputMode="numeric"
          value={input.value}
          aria-invalid={message !== undefined}
          aria-describedby={`${id}-message`}
          onChange={input.onChange}
          onFocus={input.onFocus}
          onBlur={() => {
            input.onBlur();
            onBlur();
          }}
        />
        {children}
      </div>
      <FieldMessage id={`${id}-message`} message={message} />
    </div>
  );
}
