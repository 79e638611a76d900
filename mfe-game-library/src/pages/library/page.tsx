import { useState } from 'react';
import type { PageModule } from '@huoban/contracts';
import { addressOf, breadcrumb, loadEndless, paths, useText } from '@huoban/runtime';
import { Eyebrow, Heading, joinClasses, pictureSrcSet } from '@huoban/ui';
import { COVER_SIZES } from '../../components/posters/game-wall';
import { PAGES_READ, readFilters } from '../../components/library-filters';
import frame from '../../components/layout/page-frame.module.css';
import { LIBRARY_IMAGE } from '../../components/picture-file';
import type { GamePage } from '../../components/game-queries';
import { FacetList } from './facet-list';
import { LetterIndex } from './letter-index';
import { LibraryBar } from './library-bar';
import { libraryQuery } from './queries';
import { LibraryWall } from './library-wall';
import styles from './page.module.css';
import { SearchForm } from './search-form';
import { useFilters, useLibrary } from './use-library';

function LibraryPage() {
  const text = useText();
  const { filters } = useFilters();
  const query = useLibrary(filters);
  const first = query.data?.pages[0];
  const facets = useLastKnown(first);
  /** Filters that could not be fetched leave their place to the reason. */
  const isKnown = facets !== undefined || !query.error;
  return (
    <div className={joinClasses(frame.frame, styles.library)}>
      <header className={styles.opening}>
        <div>
          <Eyebrow>{text('library.eyebrow')}</Eyebrow>
          <Heading level={1} size="display-2">
            {text('library.heading')}
          </Heading>
          <p className={styles.lead}>{text('library.lead')}</p>
        </div>
        <SearchForm />
      </header>
      {isKnown && <LetterIndex letters={facets?.letters ?? []} selected={filters.letter} />}
      <div className={styles.shelf}>
        <div className={styles.filters}>
          {isKnown && (
            <>
              <FacetList filter="genre" facets={facets?.genres} selected={filters.genre} />
              <FacetList filter="platform" facets={facets?.platforms} selected={filters.platform} />
            </>
          )}
        </div>
        <div className={styles.games}>
          {isKnown && <LibraryBar filters={filters} total={first?.total} facets={facets} />}
          <LibraryWall query={query} filters={filters} />
        </div>
      </div>
    </div>
  );
}

/** The filters stay usable when the list behind one of them cannot be fetched. */
function useLastKnown(first: GamePage | undefined): GamePage | undefined {
  const [known, setKnown] = useState(first);
  if (first && first !== known) setKnown(first);
  return first ?? known;
}

export const page: PageModule = {
  async loader({ api, cache, language, query }) {
    const list = libraryQuery(api, language, readFilters(query));
    await loadEndless(cache, list, query, PAGES_READ);
  },

  head(ctx) {
    const { api, cache, language, text } = ctx;
    const filters = readFilters(ctx.query);
    const known = cache.getQueryData(libraryQuery(api, language, filters).queryKey);
    const games = known?.pages.flatMap(({ items }) => items) ?? [];
    const picture = games[0]?.picture;
    return {
      title: text('library.title'),
      description: text('library.description'),
      image: LIBRARY_IMAGE,
      jsonLd: [
        breadcrumb(ctx, [{ name: text('library.title'), path: paths.gameLibrary() }]),
        {
          '@type': 'ItemList',
          itemListElement: games.map(({ id, title }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: title,
            url: addressOf(ctx, paths.game(id)),
          })),
        },
      ],
      ...(picture && {
        preloadImage: {
          srcSet: pictureSrcSet(picture, 'avif'),
          sizes: COVER_SIZES,
          type: 'image/avif',
        },
      }),
    };
  },

  Page: LibraryPage,
};
