import { Link, paths } from '@huoban/runtime';
import { GameCover } from '../../../components/game-cover';
import type { Partner } from '../../../components/partner-queries';
import styles from './game-links.module.css';

/** Covers and links of the partner's games that a message names. */
export function GameLinks({ message, games }: { message: string; games: Partner['games'] }) {
  const named = games.filter(({ title }) => message.includes(title)).slice(0, 3);
  if (named.length === 0) return null;
  return (
    <ul role="list" className={styles.games}>
      {named.map((game) => (
        <li key={game.id}>
          <Link to={paths.game(game.id)} className={styles.game}>
            <span className={styles.cover}>
              <GameCover game={game} sizes="48px" />
            </span>
            {game.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
