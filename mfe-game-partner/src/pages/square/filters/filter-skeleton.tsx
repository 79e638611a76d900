import { Skeleton } from '@huoban/ui';
import styles from './filter-skeleton.module.css';

const CHIPS = Array.from({ length: 12 }, (_, index) => index);

/** Skeleton of categories and tags. */
export function FilterSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton className={styles.tabs} />
      <div className={styles.chips}>
        {CHIPS.map((index) => (
          <Skeleton key={index} className={styles.chip} />
        ))}
      </div>
    </div>
  );
}
