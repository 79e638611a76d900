import { Link, paths } from '@huoban/runtime';
import { Poster, posterLinkClass } from '@huoban/ui';
import { GameCover } from './game-cover';
import { PlayMark } from './play-mark';
import styles from './game-poster.module.css';
import type { GameCard } from '../game-queries';

interface GamePosterProps {
  game: GameCard;
  sizes: string;
  /** Heading level of the title. */
  level?: 2 | 3;
  priority?: boolean;
}

/** A game with cover, title, genres and year. */
export function GamePoster({ game, sizes, level = 3, priority = false }: GamePosterProps) {
  const Title = `h${level}` as const;
  const [others, last] = [game.genres.slice(0, -1), game.genres.at(-1)];
  return (
    <Poster
      as="li"
      shape="cover"
      className={styles.game ?? ''}
      badge={<PlayMark gameId={game.id} />}
      media={<GameCover game={game} sizes={sizes} priority={priority} />}
    >
      <Title className={styles.title}>
        <Link to={paths.game(game.id)} className={posterLinkClass}>
          {game.title}
        </Link>
      </Title>
      <p className={styles.kind}>
        {others.map(({ id, name }) => (
          <span key={id}>{name}</span>
        ))}
        {/* Together, so that no line has the year alone. */}
        <span>
          {last && <span>{last.name}</span>}
          <time dateTime={game.released}>{game.released.slice(0, 4)}</time>
        </span>
      </p>
    </Poster>
  );
}
