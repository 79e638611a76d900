import { useState } from 'react';
import type { Account } from '@huoban/contracts/api';
import { Link, paths, useText } from '@huoban/runtime';
import { Button, buttonClass } from '@huoban/ui';
import { useLogOut } from '../../components/use-log-out';
import { AccountSummary } from './account-summary';
import { useRemoval } from './use-removal';
import styles from './page.module.css';

interface ConfirmStepProps {
  account: Account | null;
  /** Called when the verification of the code has expired. */
  onVerifyAgain: () => void;
}

/** Final confirmation. */
export function ConfirmStep({ account, onVerifyAgain }: ConfirmStepProps) {
  const text = useText();
  const remove = useRemoval();
  const logOut = useLogOut();
  const [removing, setRemoving] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);

  const handleRemove = async () => {
    setRemoving(true);
    setErrorText(null);
    const outcome = await remove();
    if (outcome.kind === 'removed') {
      await logOut(text('removeAccount.removed'), { isEnded: true });
      return;
    }
    setRemoving(false);
    if (outcome.kind === 'verify-again') onVerifyAgain();
    else setErrorText(outcome.message);
  };

  return (
    <>
      <AccountSummary account={account} />
      <p className={styles.warning}>{text('removeAccount.confirm.lead')}</p>
      <p role="alert" className={styles.error}>
        {errorText}
      </p>
      <div className={styles.actions}>
        <Button size="large" icon="trash" busy={removing} onClick={() => void handleRemove()}>
          {text('removeAccount.confirm.remove')}
        </Button>
        {!removing && (
          <Link to={paths.profile()} className={buttonClass('link')}>
            {text('removeAccount.confirm.keep')}
          </Link>
        )}
      </div>
    </>
  );
}
