import { Link, paths, useText } from '@huoban/runtime';
import { Heading, Poster, posterLinkClass } from '@huoban/ui';
import { GameCover } from '../../components/game-cover';
import type { Partner } from '../../components/partner';
import styles from './rows.module.css';

/** Covers of the games the partner plays, each the way to its article. */
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
      <ul role="list" className={styles.posters}>
        {games.map((game) => (
          <Poster
            key={game.id}
            as="li"
            shape="cover"
            media={<GameCover game={game} sizes="(max-width: 768px) 42vw, 220px" />}
          >
            <h3 className={styles.name}>
              <Link to={paths.game(game.id)} className={posterLinkClass}>
                {game.title}
              </Link>
            </h3>
            <p className={styles.genres}>{game.genres.map((genre) => genre.name).join(' · ')}</p>
          </Poster>
        ))}
      </ul>
    </section>
  );
}
