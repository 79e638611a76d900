import { Link, paths } from '@huoban/runtime';
import { GameCover } from '../../components/posters/game-cover';
import { Highlight } from '../../components/highlight';
import type { GameMatch } from '../../components/game-queries';
import styles from './result.module.css';

/** A matching game with the matches in title and article. */
export function GameResult({ game }: { game: GameMatch }) {
  return (
    <li className={styles.result}>
      <div className={styles.cover}>
        <GameCover game={game} sizes="120px" />
      </div>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link to={paths.game(game.id)} className={styles.link}>
            <Highlight parts={game.title_parts} />
          </Link>
        </h3>
        <p className={styles.kind}>{game.genres.map(({ name }) => name).join(' / ')}</p>
        <p className={styles.snippet}>
          <Highlight parts={game.snippet} />
        </p>
      </div>
    </li>
  );
}
