import { Skeleton, VisuallyHidden } from '@huoban/ui';
import styles from './account-card.module.css';

/** Skeleton of `AccountCard`. Without `label` nothing is announced, because the login state is not known yet. */
export function AccountSkeleton({ label }: { label: string | null }) {
  return (
    <div className={styles.card} aria-busy={label !== null}>
      {label !== null && (
        <VisuallyHidden>
          <span role="status">{label}</span>
        </VisuallyHidden>
      )}
      <Skeleton className={styles.portrait} />
      <div className={styles.details}>
        <Skeleton className={styles.nameSkeleton} />
        <Skeleton shape="text" lines={4} className={styles.factsSkeleton} />
      </div>
    </div>
  );
}
