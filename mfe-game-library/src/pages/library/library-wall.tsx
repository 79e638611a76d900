import { FailureNotice, Link, paths, useText } from '@huoban/runtime';
import { buttonClass, joinClasses, Notice } from '@huoban/ui';
import { GameWall, GameWallSkeleton } from '../../components/posters/game-wall';
import { isFiltered, NO_FILTERS, type LibraryFilters } from '../../components/library-filters';
import type { GameCard, GamePage } from '../../components/game-queries';
import { FilterLink } from './use-library';
import styles from './library-wall.module.css';
import type { LibraryQuery } from './use-library';
import { LoadMore } from './load-more';

/** Covers that are in sight at once: their pictures are not put off. */
const EAGER_COVERS = 4;
const SKELETON_COVERS = 12;

/** A game that moved to the next page between two requests is shown once. */
const gamesOf = (pages: GamePage[]): GameCard[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((game) => [game.id, game])).values(),
];

/** The games behind the filters, and every state in which there are none to show. */
export function LibraryWall({ query, filters }: { query: LibraryQuery; filters: LibraryFilters }) {
  const text = useText();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (data) {
    const total = data.pages[0]?.total ?? 0;
    if (total === 0 && !isPlaceholderData)
      return isFiltered(filters) ? <NoMatches /> : <EmptyLibrary />;
    return (
      <div className={joinClasses(isPlaceholderData && styles.past)} aria-busy={isPlaceholderData}>
        <GameWall games={gamesOf(data.pages)} level={2} atOnce={EAGER_COVERS} />
        <LoadMore query={query} total={total} />
      </div>
    );
  }
  if (error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return <GameWallSkeleton count={SKELETON_COVERS} label={text('library.loading')} />;
}

/** Nothing is filtered out, and there is nothing. */
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
