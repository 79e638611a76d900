import { joinClasses, Skeleton } from '@huoban/ui';
import row from '../../components/game-row.module.css';
import styles from './page.module.css';

const ROWS = Array.from({ length: 4 }, (_, index) => index);

/** Skeleton of the games of a partner. */
export function GameListSkeleton() {
  return (
    <div className={styles.page} aria-busy>
      <div className={styles.header}>
        <Skeleton className={styles.face} />
        <Skeleton shape="text" lines={2} className={styles.title} />
      </div>
      <div className={styles.games}>
        {ROWS.map((index) => (
          <div key={index} className={joinClasses(row.game, row.full)}>
            <Skeleton shape="cover" />
            <Skeleton shape="text" lines={4} />
          </div>
        ))}
      </div>
    </div>
  );
}
