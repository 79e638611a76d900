import type { Account } from '@huoban/contracts/api';
import { Link, paths, useText } from '@huoban/runtime';
import { Button, Icon, buttonClass } from '@huoban/ui';
import { AccountSummary } from './account-summary';
import styles from './page.module.css';

const LOSSES = ['profile', 'chats', 'memory', 'stories', 'collection', 'beans'] as const;

interface LossesStepProps {
  account: Account | null;
  /** The account could not be read. */
  failed: boolean;
  onRetry: () => void;
  onNext: () => void;
}

/** Lists what the removal deletes. */
export function LossesStep({ account, failed, onRetry, onNext }: LossesStepProps) {
  const text = useText();
  return (
    <>
      {!account && failed ? (
        <p role="alert" className={styles.unread}>
          {text('profile.failed')}
          <Button variant="link" onClick={onRetry}>
            {text('profile.retry')}
          </Button>
        </p>
      ) : (
        <AccountSummary account={account} />
      )}
      <p className={styles.lead}>{text('removeAccount.losses.lead')}</p>
      <ul role="list" className={styles.losses}>
        {LOSSES.map((loss) => (
          <li key={loss} className={styles.loss}>
            <Icon name="close" className={styles.cross} />
            <span>{text(`removeAccount.losses.${loss}`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.aside}>{text('removeAccount.losses.again')}</p>
      <div className={styles.actions}>
        <Button size="large" onClick={onNext}>
          {text('removeAccount.next')}
        </Button>
        <Link to={paths.profile()} className={buttonClass('link')}>
          {text('removeAccount.back')}
        </Link>
      </div>
    </>
  );
}
