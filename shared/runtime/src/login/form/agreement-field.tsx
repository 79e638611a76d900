import { useId } from 'react';
import type { Ref } from 'react';
import { useField } from 'react-final-form';
import { useText } from '../../i18n/use-text';
import { AgreementLink } from './agreement-link';
import { FieldMessage } from './field-message';
import styles from './login-form.module.css';

interface AgreementFieldProps {
  ref: Ref<HTMLInputElement>;
  message: string | undefined;
  onChanged: () => void;
}

const TERMS = '[terms]';
const PRIVACY = '[privacy]';
const LINKS = /(\[terms\]|\[privacy\])/;

function Part({ part, id }: { part: string; id: string }) {
  const text = useText();
  if (part === TERMS) {
    return (
      <AgreementLink path="/terms.html">{text('runtime:login.serviceAgreement')}</AgreementLink>
    );
  }
  if (part === PRIVACY) {
    return (
      <AgreementLink path="/privacy.html">{text('runtime:login.privacyPolicy')}</AgreementLink>
    );
  }
  return <label htmlFor={id}>{part}</label>;
}

/** The checkbox with its two links. The links stand beside the label, not in it: reading is not agreeing. */
export function AgreementField({ ref, message, onChanged }: AgreementFieldProps) {
  const text = useText();
  const id = useId();
  const { input } = useField<boolean>('agreementChecked', {
    type: 'checkbox',
    subscription: { value: true },
  });

  // Where each language puts the links in its sentence.
  const words = text('runtime:login.agree', { terms: TERMS, privacy: PRIVACY });

  return (
    <div className={styles.field}>
      <div className={styles.agreement}>
        <input
          ref={ref}
          id={id}
          type="checkbox"
          name="agreementChecked"
          className={styles.checkbox}
          checked={input.checked ?? false}
          aria-labelledby={`${id}-words`}
          aria-describedby={`${id}-message`}
          aria-invalid={message !== undefined}
          onChange={(event) => {
            input.onChange(event.target.checked);
            onChanged();
          }}
        />
        <span id={`${id}-words`}>
          {words
            .split(LINKS)
            .map((part) => (part === '' ? null : <Part key={part} part={part} id={id} />))}
        </span>
      </div>
      <FieldMessage id={`${id}-message`} message={message} />
    </div>
  );
}
