import { FailureNotice, Link, paths, useText } from '@huoban/runtime';
import { buttonClass, joinClasses, Notice, Skeleton, VisuallyHidden } from '@huoban/ui';
import type { PartnerPage } from '../../../components/partner';
import { PartnerPoster } from '../../../components/partner-poster';
import { FilterLink } from '../use-square';
import { isFiltered, NO_FILTERS, type SquareFilters } from '../filters/filters';
import styles from './partner-wall.module.css';
import { LARGE_SIZES, NORMAL_SIZES } from './poster-sizes';
import type { SquareQuery } from '../use-square';
import { LoadMore } from './load-more';

/** Posters that are in sight at once: their pictures are not put off. */
const EAGER_POSTERS = 5;
const SKELETON_POSTERS = Array.from({ length: 10 }, (_, place) => place);

/** The whole wall from its beginning: its first poster is a large one. */
const hasLargePoster = (filters: SquareFilters): boolean =>
  !isFiltered(filters) && filters.page === 1;

/** The partners behind the filters, and every state in which there are none to show. */
export function PartnerWall({ query, filters }: { query: SquareQuery; filters: SquareFilters }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (data) {
    const total = data.pages[0]?.total ?? 0;
    if (total === 0 && !isPlaceholderData)
      return isFiltered(filters) ? <NoMatches /> : <EmptySquare />;
    return (
      <div className={joinClasses(isPlaceholderData && styles.past)} aria-busy={isPlaceholderData}>
        <Posters pages={data.pages} filters={filters} />
        <LoadMore query={query} total={total} />
      </div>
    );
  }
  if (error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return <WallSkeleton opening={hasLargePoster(filters)} />;
}

function Posters({ pages, filters }: { pages: PartnerPage[]; filters: SquareFilters }) {
  const partners = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const opening = hasLargePoster(filters);
  return (
    <ul role="list" className={styles.wall}>
      {[...partners.values()].map((partner, at) => (
        <PartnerPoster
          key={partner.id}
          partner={partner}
          size={opening && at === 0 ? 'large' : 'normal'}
          sizes={opening && at === 0 ? LARGE_SIZES : NORMAL_SIZES}
          level={2}
          priority={at < EAGER_POSTERS}
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

/** Nobody is filtered out, and nobody is there. */
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

function WallSkeleton({ opening }: { opening: boolean }) {
  const text = useText();
  return (
    <>
      <VisuallyHidden>{text('square.loading')}</VisuallyHidden>
      <ul className={styles.wall} aria-hidden>
        {SKELETON_POSTERS.map((place) => (
          <li
            key={place}
            className={joinClasses(styles.place, opening && place === 0 && styles.large)}
          >
            <Skeleton shape="portrait" />
            <Skeleton shape="text" lines={3} />
          </li>
        ))}
      </ul>
    </>
  );
}
