import { useState } from 'react';
import type { PageModule } from '@huoban/contracts';
import { RecentConversations, useText } from '@huoban/runtime';
import { buttonClass, Eyebrow, Heading } from '@huoban/ui';
import type { PartnerPage } from '../../components/partner-queries';
import { CategoryTabs } from './filters/category-tabs';
import { FilterSkeleton } from './filters/filter-skeleton';
import { isFiltered } from './filters/filters';
import { SearchForm } from './filters/search-form';
import { SquareBar } from './filters/square-bar';
import { TagRail } from './filters/tag-rail';
import { FilterLink, useFilters } from './filters/use-filters';
import { head } from './head';
import styles from './page.module.css';
import { loadSquare, useSquare } from './queries';
import { StoryShelf } from './shelf/story-shelf';
import { PartnerWall } from './wall/partner-wall';

function SquarePage() {
  const text = useText();
  const { filters } = useFilters();
  const query = useSquare(filters);
  const first = query.data?.pages[0];
  const facets = useLastPage(first);
  return (
    <div className={styles.square}>
      <header className={styles.header}>
        <div>
          <Eyebrow>{text('square.eyebrow')}</Eyebrow>
          <Heading level={1} size="display-2">
            {text('square.heading')}
          </Heading>
          <p className={styles.lead}>{text('square.lead')}</p>
        </div>
        <SearchForm filters={filters} />
      </header>
      <div className={styles.recent}>
        <RecentConversations layout="strip" />
      </div>
      {!isFiltered(filters) && filters.page === 1 && <StoryShelf />}
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

/** Keeps the last facets, so that the filters stay usable when a filtered list fails. */
function useLastPage(first: PartnerPage | undefined): PartnerPage | undefined {
  const [lastPage, setLastPage] = useState(first);
  if (first && first !== lastPage) setLastPage(first);
  return first ?? lastPage;
}

export const page: PageModule = {
  loader: loadSquare,
  head,
  Page: SquarePage,
};
