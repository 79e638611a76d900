import { observer } from 'mobx-react-lite';
import { FailureNotice, RecentConversations, useText } from '@huoban/runtime';
import { useAccount, useSessionOfAccount } from '../../components/account-queries';
import { AccountCard } from './account-card';
import { CollectionPlace } from './collection/collection-place';
import { AccountSkeleton } from './account-skeleton';
import { Devices } from './devices';
import { LogoutButton } from './logout-button';
import { NextSteps } from './next-steps';
import styles from './page.module.css';

/** The account of the visitor, its skeleton, or an error. */
export const AccountPanel = observer(function AccountPanel() {
  const text = useText();
  const { enabled, account, error, isFetching, refetch } = useAccount();
  useSessionOfAccount(account);
  if (account) {
    return (
      <>
        <AccountCard account={account} />
        <CollectionPlace />
        <div className={styles.recent}>
          <RecentConversations layout="strip" />
        </div>
        <Devices />
        <NextSteps accountId={account.web_user_id} />
      </>
    );
  }
  if (!enabled || !error) {
    return (
      <>
        <AccountSkeleton label={enabled ? text('profile.loading') : null} />
        <NextSteps accountId={null} />
      </>
    );
  }
  return (
    <FailureNotice
      failure={error}
      busy={isFetching}
      onRetry={() => void refetch()}
      title={text('profile.failed')}
      action={<LogoutButton />}
      className={styles.failed}
    />
  );
});
