import { Link, paths, useText } from '@huoban/runtime';
import { Poster, posterLinkClass, Tag } from '@huoban/ui';
import { GameCover } from '../../components/game-cover';
import type { PartnerGame } from '../../components/partner';
import styles from './game-row.module.css';

/** A game as one wide line: cover, title, what it is about, on what and with how many it is played. */
export function GameRow({ game }: { game: PartnerGame }) {
  const text = useText();
  const facts = [
    ...game.platforms.map(({ name }) => name),
    text('game-list.players', { players: game.players }),
    game.released.slice(0, 4),
  ];
  return (
    <Poster
      as="li"
      shape="cover"
      className={styles.game}
      media={<GameCover game={game} sizes="(max-width: 768px) 32vw, 220px" />}
    >
      <h2 className={styles.title}>
        <Link to={paths.game(game.id)} className={posterLinkClass}>
          {game.title}
        </Link>
      </h2>
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
