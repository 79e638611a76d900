import type { Account } from '@huoban/contracts/api';
import { Avatar, Skeleton } from '@huoban/ui';
import styles from './account-summary.module.css';

/** The logged-in account, or its skeleton. */
export function AccountSummary({ account }: { account: Account | null }) {
  if (!account) return <Skeleton className={styles.skeleton} />;
  return (
    <p className={styles.summary}>
      <Avatar avatar={account.avatar} className={styles.portrait} />
      <span>
        <strong className={styles.name}>{account.nickname}</strong>
        <span className={styles.phone}>{account.phone}</span>
      </span>
    </p>
  );
}
