import { Skeleton, VisuallyHidden } from '@huoban/ui';
import styles from './account-card.module.css';

/** Keeps the card's place. Without `label` it is silent: nobody knows yet whether there is an account. */
export function AccountSkeleton({ label }: { label: string | null }) {
  return (
    <div className={styles.card} aria-busy={label !== null}>
      {label !== null && (
        <VisuallyHidden>
          <span role="status">{label}</span>
        </VisuallyHidden>
      )}
      <Skeleton className={styles.portrait} />
      <div className={styles.words}>
        <Skeleton className={styles.nameToCome} />
        <Skeleton shape="text" lines={4} className={styles.factsToCome} />
      </div>
    </div>
  );
}
