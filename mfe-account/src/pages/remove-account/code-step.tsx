import { useRef, useState, type SyntheticEvent } from 'react';
import { Link, paths, useText } from '@huoban/runtime';
import { Button, Field, buttonClass } from '@huoban/ui';
import { useRemovalCode } from './use-removal-code';
import styles from './page.module.css';

interface CodeStepProps {
  /** Masked number that the code goes to; null while it is not known. */
  phone: string | null;
  /** Why the visitor is sent back to this step. */
  complaint: string | null;
  onVerified: () => void;
}

/** Proves that the phone is the visitor's. */
export function CodeStep({ phone, complaint, onVerified }: CodeStepProps) {
  const text = useText();
  const { send, verify, sending, verifying, remaining } = useRemovalCode();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(complaint);

  const sendCode = async () => {
    const failed = await send();
    setProblem(failed);
    if (failed === null) field.current?.focus();
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (verifying) return;
    const failed = code === '' ? text('removeAccount.code.required') : await verify(code);
    if (failed === null) {
      onVerified();
      return;
    }
    setProblem(failed);
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-busy={verifying}>
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
        error={problem ?? undefined}
        onChange={(event) => setCode(event.target.value.replace(/\s/g, ''))}
        end={
          <Button
            variant="link"
            size="small"
            className={styles.send}
            disabled={sending || remaining > 0}
            aria-busy={sending}
            onClick={() => void sendCode()}
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
