import { clearRecentSearches, useRecentSearches, useText } from '@huoban/runtime';
import { chipClass, useFocusFallback } from '@huoban/ui';
import { GameWall } from '../../components/posters/game-wall';
import { Panel } from '../../components/layout/panel';
import { useNewestGames } from './queries';
import { SearchLink } from './search-field';
import styles from './search-ideas.module.css';

/** Recent searches, popular searches and the newest games, shown without results. */
export function SearchIdeas({
  suggestions,
  exclude,
}: {
  suggestions: string[];
  /** The current search, which is not offered again. */
  exclude: string;
}) {
  const text = useText();
  const recent = useRecentSearches().filter((search) => search !== exclude);
  const { data: games } = useNewestGames();
  const ideas = useFocusFallback<HTMLDivElement>('inside');
  return (
    <div ref={ideas} tabIndex={-1} className={styles.ideas}>
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
      {texts.map((search) => (
        <li key={search}>
          <SearchLink to={search} className={chipClass()} />
        </li>
      ))}
    </ul>
  );
}
