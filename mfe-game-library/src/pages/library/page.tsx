import { useState } from 'react';
import type { PageModule } from '@huoban/contracts';
import { useLanguage, useText } from '@huoban/runtime';
import { Eyebrow, Heading, joinClasses } from '@huoban/ui';
import type { GamePage } from '../../components/game-queries';
import frame from '../../components/layout/page-frame.module.css';
import { isFiltered } from '../../components/library-filters';
import { FacetList } from './facet-list';
import { head } from './head';
import { LetterIndex } from './letter-index';
import { LibraryBar } from './library-bar';
import { LibraryWall } from './library-wall';
import styles from './page.module.css';
import { loadLibrary, useLibrary } from './queries';
import { MineFacets } from './mine/mine-facets';
import { MineWall } from './mine/mine-wall';
import { SearchForm } from './search-form';
import { useFilters } from './use-filters';

function LibraryPage() {
  const text = useText();
  const isJapanese = useLanguage() === 'ja';
  const { filters } = useFilters();
  const query = useLibrary(filters);
  const first = query.data?.pages[0];
  const facets = useLastPage(first);
  const isBare = first?.total === 0 && !isFiltered(filters);
  // Without facets the error notice replaces the filters.
  const showsFilters = !isBare && (facets !== undefined || !query.error);
  return (
    <div className={joinClasses(frame.frame, styles.library)}>
      <header className={styles.header}>
        <div>
          <Eyebrow>{text('library.eyebrow')}</Eyebrow>
          <Heading level={1} size="display-2">
            {text('library.heading')}
          </Heading>
          <p className={styles.lead}>{text('library.lead')}</p>
        </div>
        <SearchForm />
      </header>
      {showsFilters && (
        <LetterIndex
          letters={facets?.letters ?? []}
          kana={facets ? facets.kana : isJapanese ? [] : undefined}
          selected={filters.letter}
        />
      )}
      <div className={styles.shelf}>
        <div className={styles.filters}>
          {showsFilters && (
            <>
              <MineFacets selected={filters.mine} />
              <FacetList
                filter="genre"
                facets={facets?.genres}
                selected={filters.mine ? null : filters.genre}
              />
              <FacetList
                filter="platform"
                facets={facets?.platforms}
                selected={filters.mine ? null : filters.platform}
              />
              <FacetList
                filter="players"
                facets={facets ? (facets.players ?? []) : undefined}
                selected={filters.mine ? null : filters.players}
              />
            </>
          )}
        </div>
        <div className={joinClasses(styles.games, filters.mine && styles.mine)}>
          {filters.mine ? (
            <MineWall mine={filters.mine} />
          ) : (
            <>
              {showsFilters && (
                <LibraryBar filters={filters} total={first?.total} facets={facets} />
              )}
              <LibraryWall query={query} filters={filters} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** Keeps the last facets, so that the filters stay usable when a filtered list fails. */
function useLastPage(first: GamePage | undefined): GamePage | undefined {
  const [lastPage, setLastPage] = useState(first);
  if (first && first !== lastPage) setLastPage(first);
  return first ?? lastPage;
}

export const page: PageModule = {
  loader: loadLibrary,
  head,
  Page: LibraryPage,
};
