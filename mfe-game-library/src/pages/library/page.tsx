import type { PageModule } from '@huoban/contracts';
import { addressOf, breadcrumb, loadEndless, paths, useText } from '@huoban/runtime';
import { Eyebrow, Heading, joinClasses, pictureSrcSet } from '@huoban/ui';
import { COVER_SIZES } from '../../components/game-wall';
import { PAGES_READ, readFilters } from '../../components/library-filters';
import frame from '../../components/page-frame.module.css';
import { FacetList } from './facet-list';
import { LetterIndex } from './letter-index';
import { LibraryBar } from './library-bar';
import { libraryPages } from './library-pages';
import { LibraryWall } from './library-wall';
import styles from './page.module.css';
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
          <LibraryBar filters={filters} {...(first && { first })} />
          <LibraryWall query={query} />
        </div>
      </div>
    </div>
  );
}

export const page: PageModule = {
  async loader({ api, cache, language, query }) {
    const list = libraryPages(api, language, readFilters(query));
    await loadEndless(cache, list, query, PAGES_READ);
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
