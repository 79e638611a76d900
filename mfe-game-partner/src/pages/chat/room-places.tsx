import { Skeleton } from '@huoban/ui';
import room from './room.module.css';
import styles from './room-places.module.css';

/** Holds the place of a talk whose partner is not known yet. */
export function RoomPlaces() {
  return (
    <div className={room.room} aria-busy>
      <div className={styles.side}>
        <Skeleton shape="portrait" />
      </div>
      <div className={room.talk}>
        <div className={styles.bar}>
          <Skeleton shape="text" className={styles.name} />
        </div>
        <div className={styles.words}>
          <Skeleton className={styles.bubble} />
        </div>
      </div>
    </div>
  );
}
