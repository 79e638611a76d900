import { Link as RouterLink } from 'react-router-dom';
import { Link, paths, usePage, useText } from '@huoban/runtime';
import { buttonClass, Heading, Icon, joinClasses } from '@huoban/ui';
import { Breadcrumbs } from '../../components/layout/breadcrumbs';
import { LetteredCover } from '../../components/posters/lettered-cover';
import { PAGES_READ, PARAMETERS } from '../../components/library-filters';
import frame from '../../components/layout/page-frame.module.css';
import type { Game } from '../../components/game-queries';
import { PlayControl } from './play/play-control';
import styles from './game-header.module.css';

/** `sizes` of the cover; matches `game-header.module.css`. */
export const COVER_SIZES = '(max-width: 768px) 40vw, 400px';
export const PARTNERS_ID = 'partners';

/** Cover, title, summary and facts of a game. */
export function GameHeader({ game }: { game: Game }) {
  const text = useText();
  const search = usePage().query.toString();
  return (
    <header className={joinClasses(frame.frame, styles.header)}>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs parents={[{ name: text('library.title'), path: paths.gameLibrary() }]} />
      </div>
      <div className={styles.cover}>
        <div className={styles.print}>
          <LetteredCover game={game} sizes={COVER_SIZES} priority />
        </div>
      </div>
      <div className={styles.name}>
        <Heading level={1} size="display-2">
          {game.title}
        </Heading>
        <Genres genres={game.genres} />
      </div>
      <div className={styles.text}>
        <p className={styles.summary}>{game.summary}</p>
        <PlayControl gameId={game.id} />
        {game.characters.length > 0 && (
          <RouterLink
            to={{ search, hash: PARTNERS_ID }}
            className={buttonClass('primary', 'medium', styles.action)}
          >
            {text('game.toPartners')}
            <Icon name="chevron-down" />
          </RouterLink>
        )}
      </div>
      <dl className={styles.facts}>
        {game.infobox.map(({ name, value, language }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={language}>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

function Genres({ genres }: { genres: Game['genres'] }) {
  const text = useText();
  const { query } = usePage();
  // Clears the other filters, which are still in the query.
  const activeFilters = [...Object.values(PARAMETERS), PAGES_READ].filter((name) =>
    query.has(name),
  );
  const cleared = Object.fromEntries(activeFilters.map((name) => [name, '']));
  return (
    <ul role="list" className={styles.genres} aria-label={text('library.genre')}>
      {genres.map(({ id, name }) => (
        <li key={id}>
          <Link to={paths.gameLibrary()} query={{ ...cleared, [PARAMETERS.genre]: id }}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
