import { Skeleton } from '@huoban/ui';
import styles from './introduction.module.css';

/** Skeleton of `Introduction`. */
export function IntroductionSkeleton() {
  return (
    <div className={styles.introduction} aria-busy>
      <div className={styles.poster}>
        <Skeleton className={styles.sheet} />
      </div>
      <div className={styles.text}>
        <Skeleton shape="text" lines={8} />
      </div>
    </div>
  );
}
