import { Link, paths } from '@huoban/runtime';
import { GameCover } from '../../components/game-cover';
import { Marked } from '../../components/marked';
import type { FoundGame } from '../../components/service';
import styles from './found.module.css';

/** A game that was found: where in its title or article the words stand. */
export function FoundGameRow({ game }: { game: FoundGame }) {
  return (
    <li className={styles.found}>
      <div className={styles.cover}>
        <GameCover game={game} sizes="120px" />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={paths.game(game.id)} className={styles.link}>
            <Marked pieces={game.title_parts} />
          </Link>
        </h3>
        <p className={styles.kind}>{game.genres.map(({ name }) => name).join(' / ')}</p>
        <p className={styles.snippet}>
          <Marked pieces={game.snippet} />
        </p>
      </div>
    </li>
  );
}
