import type { PageModule } from '@huoban/contracts';
import { addressOf, breadcrumb, paths, useText } from '@huoban/runtime';
import { Eyebrow, Heading, joinClasses, pictureSrcSet } from '@huoban/ui';
import { COVER_SIZES } from '../../components/game-wall';
import { readFilters } from '../../components/library-filters';
import { onServer } from '../../components/on-server';
import frame from '../../components/page-frame.module.css';
import { FacetList } from './facet-list';
import { LetterIndex } from './letter-index';
import { libraryPages } from './library-pages';
import { LibraryWall } from './library-wall';
import styles from './page.module.css';
import { ResultBar } from './result-bar';
import { SearchEntry } from './search-entry';
import { useFilters, useLibrary } from './use-library';

function LibraryPage() {
  const text = useText();
  const { filters } = useFilters();
  const query = useLibrary(filters);
  const first = query.data?.pages[0];
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
        <SearchEntry />
      </header>
      <LetterIndex letters={first?.letters ?? []} selected={filters.letter} />
      <div className={styles.shelf}>
        <div className={styles.filters}>
          <FacetList filter="genre" facets={first?.genres ?? []} selected={filters.genre} />
          <FacetList
            filter="platform"
            facets={first?.platforms ?? []}
            selected={filters.platform}
          />
        </div>
        <div className={styles.games}>
          <ResultBar filters={filters} {...(first && { first })} />
          <LibraryWall query={query} />
        </div>
      </div>
    </div>
  );
}

export const page: PageModule = {
  async loader({ api, cache, language, query }) {
    // In the browser the wall stands there at once, with places for what is coming; it shows failures itself.
    if (!onServer) return;
    await cache.infiniteQuery({
      ...libraryPages(api, language, readFilters(query)),
      staleTime: 'static',
    });
  },

  head(ctx) {
    const { api, cache, language, text } = ctx;
    const filters = readFilters(ctx.query);
    const known = cache.getQueryData(libraryPages(api, language, filters).queryKey);
    const games = known?.pages.flatMap(({ items }) => items) ?? [];
    const picture = games[0]?.picture;
    return {
      title: text('library.title'),
      description: text('library.description'),
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
