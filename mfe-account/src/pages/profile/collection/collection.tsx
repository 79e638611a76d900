import { FavoritePartners } from './favorite-partners';
import { PlayedGames } from './played-games';
import styles from './collection.module.css';

/** What the visitor keeps: favourite partners and the play list. */
export function Collection() {
  return (
    <div className={styles.collection}>
      <FavoritePartners />
      <PlayedGames />
    </div>
  );
}
