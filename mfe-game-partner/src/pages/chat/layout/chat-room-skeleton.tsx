import { Skeleton } from '@huoban/ui';
import room from './chat-room.module.css';
import styles from './chat-room-skeleton.module.css';

/** Skeleton of `ChatRoom`. */
export function ChatRoomSkeleton() {
  return (
    <div className={room.room} aria-busy>
      <div className={styles.side}>
        <Skeleton shape="portrait" />
      </div>
      <div className={room.conversation}>
        <div className={styles.bar}>
          <Skeleton shape="text" className={styles.name} />
        </div>
        <div className={styles.messages}>
          <Skeleton className={styles.bubble} />
        </div>
        <div className={styles.composer}>
          <Skeleton className={styles.field} />
        </div>
      </div>
    </div>
  );
}
