import { FailureNotice, Link, paths, useText } from '@huoban/runtime';
import { buttonClass, joinClasses, Notice } from '@huoban/ui';
import { GameWall, GameWallSkeleton } from '../../components/posters/game-wall';
import { isFiltered, NO_FILTERS, type LibraryFilters } from '../../components/library-filters';
import type { GameCard, GamePage } from '../../components/game-queries';
import { FilterLink } from './use-filters';
import styles from './library-wall.module.css';
import type { LibraryQuery } from './queries';
import { LoadMore } from './load-more';

/** Covers above the fold, loaded eagerly. */
const EAGER_COVERS = 4;
const SKELETON_COVERS = 12;

/** Without duplicates: a game can move to the next page between two requests. */
const gamesOf = (pages: GamePage[]): GameCard[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((game) => [game.id, game])).values(),
];

/** The filtered games, or their skeleton, error or empty state. */
export function LibraryWall({ query, filters }: { query: LibraryQuery; filters: LibraryFilters }) {
  const text = useText();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (data) {
    const total = data.pages[0]?.total ?? 0;
    if (total === 0 && !isPlaceholderData)
      return isFiltered(filters) ? <NoMatches /> : <EmptyLibrary />;
    return (
      <div className={joinClasses(isPlaceholderData && styles.stale)} aria-busy={isPlaceholderData}>
        <GameWall games={gamesOf(data.pages)} level={2} eagerCount={EAGER_COVERS} />
        <LoadMore query={query} total={total} />
      </div>
    );
  }
  if (error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return <GameWallSkeleton count={SKELETON_COVERS} label={text('library.loading')} />;
}

/** Shown if the library has no games at all. */
function EmptyLibrary() {
  const text = useText();
  return (
    <Notice
      kind="empty"
      title={text('library.bare')}
      action={
        <Link to={paths.gamePartner()} className={buttonClass('secondary')}>
          {text('library.toPartners')}
        </Link>
      }
    >
      {text('library.bareHint')}
    </Notice>
  );
}

function NoMatches() {
  const text = useText();
  return (
    <Notice
      kind="empty"
      title={text('library.empty')}
      action={
        <FilterLink change={NO_FILTERS} className={buttonClass('secondary')}>
          {text('library.seeAll')}
        </FilterLink>
      }
    >
      {text('library.emptyHint')}
    </Notice>
  );
}
