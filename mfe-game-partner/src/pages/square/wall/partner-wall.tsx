import { FailureNotice, Link, paths, useText } from '@huoban/runtime';
import { buttonClass, joinClasses, Notice, Skeleton, VisuallyHidden } from '@huoban/ui';
import type { PartnerPage } from '../../../components/partner-queries';
import { PartnerPoster } from '../../../components/partner-poster';
import { FilterLink } from '../filters/use-filters';
import { isFiltered, NO_FILTERS, type SquareFilters } from '../filters/filters';
import styles from './partner-wall.module.css';
import { LARGE_SIZES, NORMAL_SIZES } from './poster-sizes';
import type { SquareQuery } from '../queries';
import { LoadMore } from './load-more';

/** Posters above the fold, loaded eagerly. */
const EAGER_POSTERS = 5;
const SKELETON_POSTERS = Array.from({ length: 10 }, (_, index) => index);

/** The first poster of the unfiltered list is large. */
const hasLargePoster = (filters: SquareFilters): boolean =>
  !isFiltered(filters) && filters.page === 1;

/** The filtered partners, or their skeleton, error or empty state. */
export function PartnerWall({ query, filters }: { query: SquareQuery; filters: SquareFilters }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (data) {
    const total = data.pages[0]?.total ?? 0;
    if (total === 0 && !isPlaceholderData)
      return isFiltered(filters) ? <NoMatches /> : <EmptySquare />;
    return (
      <div className={joinClasses(isPlaceholderData && styles.stale)} aria-busy={isPlaceholderData}>
        <Posters pages={data.pages} filters={filters} />
        <LoadMore query={query} total={total} />
      </div>
    );
  }
  if (error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return <WallSkeleton hasLarge={hasLargePoster(filters)} />;
}

function Posters({ pages, filters }: { pages: PartnerPage[]; filters: SquareFilters }) {
  const partners = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const hasLarge = hasLargePoster(filters);
  return (
    <ul role="list" className={styles.wall}>
      {[...partners.values()].map((partner, index) => (
        <PartnerPoster
          key={partner.id}
          partner={partner}
          size={hasLarge && index === 0 ? 'large' : 'normal'}
          sizes={hasLarge && index === 0 ? LARGE_SIZES : NORMAL_SIZES}
          level={2}
          priority={index < EAGER_POSTERS}
        />
      ))}
    </ul>
  );
}

function NoMatches() {
  const text = useText();
  return (
    <Notice
      kind="empty"
      title={text('square.empty')}
      action={
        <FilterLink change={NO_FILTERS} className={buttonClass('secondary')}>
          {text('square.seeAll')}
        </FilterLink>
      }
    >
      {text('square.emptyHint')}
    </Notice>
  );
}

/** Shown if there are no partners at all. */
function EmptySquare() {
  const text = useText();
  return (
    <Notice
      kind="empty"
      title={text('square.away')}
      action={
        <Link to={paths.gameLibrary()} className={buttonClass('secondary')}>
          {text('square.toLibrary')}
        </Link>
      }
    >
      {text('square.awayHint')}
    </Notice>
  );
}

function WallSkeleton({ hasLarge }: { hasLarge: boolean }) {
  const text = useText();
  return (
    <>
      <VisuallyHidden>{text('square.loading')}</VisuallyHidden>
      <ul className={styles.wall} aria-hidden>
        {SKELETON_POSTERS.map((index) => (
          <li
            key={index}
            className={joinClasses(styles.skeleton, hasLarge && index === 0 && styles.large)}
          >
            <Skeleton shape="portrait" />
            <Skeleton shape="text" lines={3} />
          </li>
        ))}
      </ul>
    </>
  );
}
