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
  /** The verification of the code has run out. */
  onVerifyAgain: () => void;
}

/** The last word. */
export function ConfirmStep({ account, onVerifyAgain }: ConfirmStepProps) {
  const text = useText();
  const remove = useRemoval();
  const leave = useLogOut();
  const [removing, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const start = async () => {
    setRemoving(true);
    setProblem(null);
    const outcome = await remove();
    if (outcome.kind === 'removed') {
      await leave(text('removeAccount.removed'));
      return;
    }
    setRemoving(false);
    if (outcome.kind === 'verify-again') onVerifyAgain();
    else setProblem(outcome.message);
  };

  return (
    <>
      <AccountSummary account={account} />
      <p className={styles.warning}>{text('removeAccount.confirm.lead')}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Button size="large" icon="trash" busy={removing} onClick={() => void start()}>
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
