import { Skeleton } from '@huoban/ui';
import styles from './partner-loading.module.css';

/** Holds the place of a partner's page. */
export function PartnerLoading() {
  return (
    <div className={styles.loading} aria-busy>
      <Skeleton shape="portrait" />
      <Skeleton shape="text" lines={8} />
    </div>
  );
}
