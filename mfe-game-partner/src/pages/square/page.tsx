import { useState } from 'react';
import type { PageModule } from '@huoban/contracts';
import { addressOf, breadcrumb, loadEndless, paths, useText } from '@huoban/runtime';
import { buttonClass, Eyebrow, Heading, pictureSrcSet } from '@huoban/ui';
import type { PartnerPage } from '../../components/partner';
import { CategoryTabs } from './filters/category-tabs';
import { FilterSkeleton } from './filters/filter-skeleton';
import { isFiltered, PAGES_READ, readFilters } from './filters/filters';
import { PartnerWall } from './wall/partner-wall';
import styles from './page.module.css';
import { LARGE_SIZES } from './wall/poster-sizes';
import { SquareBar } from './filters/square-bar';
import { SearchForm } from './filters/search-form';
import { squareQuery } from './queries';
import { TagRail } from './filters/tag-rail';
import { FilterLink, useFilters, useSquare } from './use-square';

function SquarePage() {
  const text = useText();
  const { filters } = useFilters();
  const query = useSquare(filters);
  const first = query.data?.pages[0];
  const facets = useLastKnown(first);
  return (
    <div className={styles.square}>
      <header className={styles.opening}>
        <div className={styles.words}>
          <Eyebrow>{text('square.eyebrow')}</Eyebrow>
          <Heading level={1} size="display-2">
            {text('square.heading')}
          </Heading>
          <p className={styles.lead}>{text('square.lead')}</p>
        </div>
        <SearchForm filters={filters} />
      </header>
      {(facets ?? !query.error) && (
        <div className={styles.filters}>
          {facets ? (
            <>
              {facets.categories.length > 0 && (
                <CategoryTabs categories={facets.categories} selected={filters.category} />
              )}
              {facets.tags.length > 0 && <TagRail tags={facets.tags} selected={filters.tag} />}
            </>
          ) : (
            <FilterSkeleton />
          )}
          {(first?.total !== 0 || isFiltered(filters)) && (
            <SquareBar filters={filters} total={first?.total} facets={facets} />
          )}
        </div>
      )}
      {filters.page > 1 && (
        <p className={styles.previous}>
          <FilterLink change={{ page: filters.page - 1 }} className={buttonClass('ghost')}>
            {text('square.previous')}
          </FilterLink>
        </p>
      )}
      <PartnerWall query={query} filters={filters} />
    </div>
  );
}

/** The filters stay usable when the list behind one of them cannot be fetched. */
function useLastKnown(first: PartnerPage | undefined): PartnerPage | undefined {
  const [known, setKnown] = useState(first);
  if (first && first !== known) setKnown(first);
  return first ?? known;
}

export const page: PageModule = {
  async loader({ api, cache, language, query }) {
    const list = squareQuery(api, language, readFilters(query));
    await loadEndless(cache, list, query, PAGES_READ);
  },

  head(ctx) {
    const { api, cache, language, text } = ctx;
    const filters = readFilters(ctx.query);
    const known = cache.getQueryData(squareQuery(api, language, filters).queryKey);
    const partners = known?.pages.flatMap(({ items }) => items) ?? [];
    const picture = partners[0]?.picture;
    return {
      title: text('square.title'),
      description: text('square.description'),
      image: '/media/og/partners.png',
      noIndex: filters.text !== '',
      jsonLd: [
        breadcrumb(ctx, [{ name: text('square.crumb'), path: paths.gamePartner() }]),
        {
          '@type': 'ItemList',
          itemListElement: partners.map(({ id, name }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name,
            url: addressOf(ctx, paths.partnerDetail(id)),
          })),
        },
      ],
      ...(picture &&
        !isFiltered(filters) && {
          preloadImage: {
            srcSet: pictureSrcSet(picture, 'avif'),
            sizes: LARGE_SIZES,
            type: 'image/avif',
          },
        }),
    };
  },

  Page: SquarePage,
};
