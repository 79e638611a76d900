import { Skeleton } from '@huoban/ui';
import styles from './partner-skeleton.module.css';

/** Skeleton of a partner page. */
export function PartnerSkeleton() {
  return (
    <div className={styles.loading} aria-busy>
      <Skeleton shape="portrait" />
      <Skeleton shape="text" lines={8} />
    </div>
  );
}
