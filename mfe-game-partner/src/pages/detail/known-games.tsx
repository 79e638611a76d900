import { Link, paths, useText } from '@huoban/runtime';
import { Heading, joinClasses } from '@huoban/ui';
import { GameRow } from '../../components/game-row';
import type { Partner } from '../../components/partner-queries';
import styles from './rows.module.css';

/** The games of the partner, linked to their pages. */
export function KnownGames({ partner: { id, name, games } }: { partner: Partner }) {
  const text = useText();
  return (
    <section className={styles.row} aria-labelledby="games">
      <div className={styles.title}>
        <Heading level={2} id="games">
          {text('detail.games', { name })}
        </Heading>
        <Link to={paths.partnerGameList(id)} className={styles.all}>
          {text('detail.allGames')}
        </Link>
      </div>
      <ul role="list" className={joinClasses(styles.games, games.length >= 4 && styles.pairs)}>
        {games.map((game) => (
          <GameRow key={game.id} game={game} size="compact" />
        ))}
      </ul>
    </section>
  );
}
