import { Link, paths, useText } from '@huoban/runtime';
import { joinClasses, Poster, posterLinkClass, Tag } from '@huoban/ui';
import { GameCover } from './game-cover';
import type { PartnerGame } from './partner';
import styles from './game-row.module.css';

/** A game as one wide line: cover, title, what it is about, on what and with how many it is played. Small below others. */
export function GameRow({ game, level = 2 }: { game: PartnerGame; level?: 2 | 3 }) {
  const text = useText();
  const Title = `h${level}` as const;
  const facts = [
    ...game.platforms.map(({ name }) => name),
    text('game-list.players', { players: game.players }),
    game.released.slice(0, 4),
  ];
  return (
    <Poster
      as="li"
      shape="cover"
      className={joinClasses(styles.game, level > 2 && styles.compact)}
      media={<GameCover game={game} sizes="(max-width: 768px) 32vw, 220px" />}
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
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </Poster>
  );
}
