import { useRef } from 'react';
import type { RefObject } from 'react';
import { Form } from 'react-final-form';
import type { FormApi } from 'final-form';
import { useText } from '../../i18n/use-text';
import { AgreementField } from './agreement-field';
import { LOGIN_FIELDS, normalizeCode, normalizePhone } from './login-rules';
import type { LoginField, LoginValues } from './login-rules';
import { SendCodeButton } from './send-code-button';
import { TextField } from './text-field';
import { useFieldMessages } from './use-field-messages';
import { useLogin } from './use-login';
import styles from './login-form.module.css';

const EMPTY: LoginValues = { phone_number: '', verification_code: '', agreementChecked: false };

/** Phone number, code and agreement, validated as in section 5 of the specification. */
export function LoginForm({ firstField }: { firstField: RefObject<HTMLInputElement | null> }) {
  const text = useText();
  const login = useLogin();
  const codeField = useRef<HTMLInputElement>(null);
  const agreementField = useRef<HTMLInputElement>(null);
  const { messages, setMessage, validateField, validateAll } = useFieldMessages();

  const focus = (field: LoginField) =>
    ({
      phone_number: firstField,
      verification_code: codeField,
      agreementChecked: agreementField,
    })[field].current?.focus();

  const submit = async (values: LoginValues) => {
    const invalidFields = validateAll(values);
    const [first] = invalidFields;
    if (first !== undefined) {
      console.warn('Login form is not valid', invalidFields);
      focus(first);
      return;
    }
    const message = await login(values);
    if (message === null) return;
    setMessage('verification_code', message);
    focus('verification_code');
  };

  const validate = (form: FormApi<LoginValues>, field: LoginField) =>
    validateField(field, form.getState().values);

  return (
    <Form<LoginValues>
      onSubmit={submit}
      initialValues={EMPTY}
      subscription={{ submitting: true }}
      render={({ handleSubmit, submitting, form }) => (
        <form
          className={styles.form}
          onSubmit={(event) => void handleSubmit(event)}
          aria-busy={submitting}
          noValidate
        >
          <TextField
            ref={firstField}
            name={LOGIN_FIELDS[0]}
            label={text('runtime:login.phone')}
            placeholder={text('runtime:login.phonePlaceholder')}
            type="tel"
            autoComplete="tel"
            parse={normalizePhone}
            message={messages.phone_number}
            onBlur={() => validate(form, 'phone_number')}
          />
          <TextField
            ref={codeField}
            name={LOGIN_FIELDS[1]}
            label={text('runtime:login.code')}
            placeholder={text('runtime:login.codePlaceholder')}
            type="text"
            autoComplete="one-time-code"
            parse={normalizeCode}
            message={messages.verification_code}
            onBlur={() => validate(form, 'verification_code')}
          >
            <SendCodeButton
              getPhone={() => {
                if (validate(form, 'phone_number')) return form.getState().values.phone_number;
                focus('phone_number');
                return null;
              }}
              onEnd={(failure) => {
                setMessage('verification_code', failure ?? undefined);
                if (failure === null) focus('verification_code');
              }}
            />
          </TextField>
          <AgreementField
            ref={agreementField}
            message={messages.agreementChecked}
            onChange={() => validate(form, 'agreementChecked')}
          />
          <button type="submit" className={styles.submit} disabled={submitting}>
            {submitting && <span className={styles.spinner} aria-hidden="true" />}
            {text('runtime:login.submit')}
          </button>
        </form>
      )}
    />
  );
}
