import type { Account } from '@huoban/contracts/api';
import { Avatar, Skeleton } from '@huoban/ui';
import styles from './account-summary.module.css';

/** Which account it is about: the one that is logged in. */
export function AccountSummary({ account }: { account: Account | null }) {
  if (!account) return <Skeleton className={styles.toCome} />;
  return (
    <p className={styles.line}>
      <Avatar avatar={account.avatar} className={styles.portrait} />
      <span>
        <strong className={styles.name}>{account.nickname}</strong>
        <span className={styles.phone}>{account.phone}</span>
      </span>
    </p>
  );
}
