import { useRef, useState, type SyntheticEvent } from 'react';
import { Link, paths, useText } from '@huoban/runtime';
import { Button, Field, buttonClass } from '@huoban/ui';
import { useRemovalCode } from './use-removal-code';
import styles from './page.module.css';

interface CodeStepProps {
  /** Masked phone number; null while it is not known. */
  phone: string | null;
  /** Why the visitor has to repeat this step. */
  initialError: string | null;
  onVerified: () => void;
}

/** Verifies the phone number with a code. */
export function CodeStep({ phone, initialError, onVerified }: CodeStepProps) {
  const text = useText();
  const { send, verify, sending, verifying, remaining } = useRemovalCode();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [errorText, setErrorText] = useState<string | null>(initialError);

  const handleSend = async () => {
    const failure = await send();
    setErrorText(failure);
    if (failure === null) field.current?.focus();
  };

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (verifying) return;
    const failure = code === '' ? text('removeAccount.code.required') : await verify(code);
    if (failure === null) {
      onVerified();
      return;
    }
    setErrorText(failure);
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} aria-busy={verifying}>
      <p className={styles.lead}>
        {phone === null
          ? text('removeAccount.code.lead')
          : text('removeAccount.code.leadPhone', { phone })}
      </p>
      <Field
        ref={field}
        name="verification_code"
        label={text('removeAccount.code.label')}
        placeholder={text('removeAccount.code.placeholder')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        error={errorText ?? undefined}
        onChange={(event) => setCode(event.target.value.replace(/\s/g, ''))}
        end={
          <Button
            variant="link"
            size="small"
            className={styles.send}
            disabled={sending || remaining > 0}
            aria-busy={sending}
            onClick={() => void handleSend()}
          >
            {remaining > 0
              ? text('removeAccount.code.resendIn', { seconds: remaining })
              : text('removeAccount.code.send')}
          </Button>
        }
      />
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={verifying}>
          {text('removeAccount.code.confirm')}
        </Button>
        <Link to={paths.profile()} className={buttonClass('link')}>
          {text('removeAccount.back')}
        </Link>
      </div>
    </form>
  );
}
