import { FavoritePartners } from './favorite-partners';
import { JoinedActivities } from './joined-activities';
import { PlayedGames } from './played-games';
import styles from './collection.module.css';

/** What the visitor keeps: favourite partners, the play list and activities. */
export function Collection() {
  return (
    <div className={styles.collection}>
      <FavoritePartners />
      <PlayedGames />
      <JoinedActivities />
    </div>
  );
}
