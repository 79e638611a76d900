import { observer } from 'mobx-react-lite';
import { FailureNotice, useSession, useText } from '@huoban/runtime';
import { Button, buttonClass, Notice } from '@huoban/ui';
import type { LibraryFilters } from '../../../components/library-filters';
import { usePlayList } from '../../../components/play-list';
import { GameWall, GameWallSkeleton } from '../../../components/posters/game-wall';
import { FilterLink } from '../use-filters';

const SKELETON_COVERS = 4;

/** The games of the visitor's play list, or their skeleton, error or empty state. */
export const MineWall = observer(function MineWall({
  mine,
}: {
  mine: Exclude<LibraryFilters['mine'], ''>;
}) {
  const text = useText();
  const session = useSession();
  const { data, error, isFetching, refetch } = usePlayList();
  if (session.ready && !session.isLoggedIn) {
    return (
      <Notice
        kind="empty"
        title={text('library.own.loginTitle')}
        action={<Button onClick={() => session.openLogin()}>{text('runtime:login.submit')}</Button>}
      >
        {text('library.own.loginHint')}
      </Notice>
    );
  }
  if (!data) {
    return error ? (
      <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <GameWallSkeleton count={SKELETON_COVERS} label={text('library.own.loading')} />
    );
  }
  const games = data.items.filter(({ state }) => mine === 'all' || state === mine);
  if (games.length > 0) return <GameWall games={games.map(({ game }) => game)} level={2} />;
  return (
    <Notice
      kind="empty"
      title={
        mine === 'all' || data.items.length === 0
          ? text('library.own.emptyTitle')
          : text('library.own.emptyState', { state: text(`runtime:playState.${mine}`) })
      }
      action={
        <FilterLink change={{}} className={buttonClass('secondary')}>
          {text('library.own.seeAll')}
        </FilterLink>
      }
    >
      {text('library.own.emptyHint')}
    </Notice>
  );
});
