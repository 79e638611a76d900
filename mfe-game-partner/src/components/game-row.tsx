import { Link, paths, useText } from '@huoban/runtime';
import { joinClasses, Poster, posterLinkClass, Tag } from '@huoban/ui';
import { GameCover } from './game-cover';
import type { PartnerGame } from './partner-queries';
import styles from './game-row.module.css';

interface GameRowProps {
  game: PartnerGame;
  /** `full` shows all facts and on desktop a larger cover. */
  size: 'compact' | 'full';
}

/** A game of a partner with cover, title, genres, summary and facts. */
export function GameRow({ game, size }: GameRowProps) {
  const text = useText();
  const Title = size === 'compact' ? 'h3' : 'h2';
  return (
    <Poster
      as="li"
      shape="cover"
      className={joinClasses(styles.game, styles[size])}
      media={<GameCover game={game} sizes="(max-width: 768px) 32vw, 180px" />}
    >
      <Title className={styles.title}>
        <Link to={paths.game(game.id)} className={posterLinkClass}>
          {game.title}
        </Link>
      </Title>
      <p className={styles.genres}>
        {game.genres.map(({ id, name }) => (
          <Tag key={id}>{name}</Tag>
        ))}
      </p>
      <p className={styles.summary}>{game.summary}</p>
      <p className={styles.facts}>
        {game.platforms.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
        {/* Together, so that no line has the year alone. */}
        <span>
          <span>{text('game-list.players', { players: game.players })}</span>
          <span>{game.released.slice(0, 4)}</span>
        </span>
      </p>
    </Poster>
  );
}
