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
  onChange: () => void;
}

const TERMS_MARK = '[terms]';
const PRIVACY_MARK = '[privacy]';
const LINK_MARKS = /(\[terms\]|\[privacy\])/;

function AgreementPart({ part, id }: { part: string; id: string }) {
  const text = useText();
  if (part === TERMS_MARK) {
    return (
      <AgreementLink path="/terms.html">{text('runtime:login.serviceAgreement')}</AgreementLink>
    );
  }
  if (part === PRIVACY_MARK) {
    return (
      <AgreementLink path="/privacy.html">{text('runtime:login.privacyPolicy')}</AgreementLink>
    );
  }
  return <label htmlFor={id}>{part}</label>;
}

/** The agreement checkbox. Its links are outside the label, because a click on them must not tick the checkbox. */
export function AgreementField({ ref, message, onChange }: AgreementFieldProps) {
  const text = useText();
  const id = useId();
  const { input } = useField<boolean>('agreementChecked', {
    type: 'checkbox',
    subscription: { value: true },
  });

  // The position of the links in the sentence depends on the language.
  const sentence = text('runtime:login.agree', { terms: TERMS_MARK, privacy: PRIVACY_MARK });

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
          aria-labelledby={`${id}-text`}
          aria-describedby={`${id}-message`}
          aria-invalid={message !== undefined}
          onChange={(event) => {
            input.onChange(event.target.checked);
            onChange();
          }}
        />
        <span id={`${id}-text`}>
          {sentence
            .split(LINK_MARKS)
            .map((part) => (part === '' ? null : <AgreementPart key={part} part={part} id={id} />))}
        </span>
      </div>
      <FieldMessage id={`${id}-message`} message={message} />
    </div>
  );
}
