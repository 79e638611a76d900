import { Skeleton } from '@huoban/ui';
import styles from './filter-skeleton.module.css';

const CHIPS = Array.from({ length: 12 }, (_, place) => place);

/** Holds the places of categories and tags while they are fetched. */
export function FilterSkeleton() {
  return (
    <div className={styles.places}>
      <Skeleton className={styles.tabs} />
      <div className={styles.chips}>
        {CHIPS.map((place) => (
          <Skeleton key={place} className={styles.chip} />
        ))}
      </div>
    </div>
  );
}
