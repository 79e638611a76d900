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
  /** Tidies what was typed, pasted or filled in. */
  parse: (typed: string) => string;
  message: string | undefined;
  /** The focus has left the field. */
  onBlur: () => void;
  /** Stands at the end of the line. */
  children?: ReactNode;
}

/** One line of digits with its label and message. */
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
