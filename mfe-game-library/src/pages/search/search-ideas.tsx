import { useText } from '@huoban/runtime';
import { chipClass } from '@huoban/ui';
import { GameWall } from '../../components/posters/game-wall';
import { Panel } from '../../components/layout/panel';
import { clearRecentSearches, useRecentSearches } from './recent-searches';
import { useNewestGames } from './queries';
import { SearchLink } from './search-field';
import styles from './search-ideas.module.css';

/** Where to go on when there is nothing to show: recent searches, what others look for, games. */
export function SearchIdeas({
  suggestions,
  without,
}: {
  suggestions: string[];
  /** The search that led here: no use in offering it again. */
  without: string;
}) {
  const text = useText();
  const recent = useRecentSearches().filter((search) => search !== without);
  const { data: games } = useNewestGames();
  return (
    <div className={styles.points}>
      {recent.length > 0 && (
        <section className={styles.row}>
          <h2 className={styles.label}>{text('search.recent')}</h2>
          <Searches texts={recent} />
          <button type="button" className={styles.forget} onClick={clearRecentSearches}>
            {text('search.forget')}
          </button>
        </section>
      )}
      {suggestions.length > 0 && (
        <section className={styles.row}>
          <h2 className={styles.label}>{text('search.popular')}</h2>
          <Searches texts={suggestions} />
        </section>
      )}
      {games && games.items.length > 0 && (
        <Panel title={text('search.fresh')}>
          <GameWall games={games.items} />
        </Panel>
      )}
    </div>
  );
}

function Searches({ texts }: { texts: readonly string[] }) {
  return (
    <ul role="list" className={styles.searches}>
      {texts.map((one) => (
        <li key={one}>
          <SearchLink to={one} className={chipClass()} />
        </li>
      ))}
    </ul>
  );
}
