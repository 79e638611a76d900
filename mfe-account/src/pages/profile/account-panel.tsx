import { observer } from 'mobx-react-lite';
import { isApiFailure } from '@huoban/contracts';
import { RecentConversations, useText } from '@huoban/runtime';
import { Button, Notice } from '@huoban/ui';
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
  const offline = isApiFailure(error) && error.kind === 'offline';
  return (
    <Notice
      kind={offline ? 'offline' : 'error'}
      title={text(offline ? 'profile.offline' : 'profile.failed')}
      className={styles.failed}
      action={
        <>
          <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
            {text('profile.retry')}
          </Button>
          <LogoutButton />
        </>
      }
    >
      {text(`runtime:notice.${offline ? 'offline' : 'error'}Hint`)}
    </Notice>
  );
});
