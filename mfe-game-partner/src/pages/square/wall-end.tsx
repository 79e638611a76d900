import { useLocation } from 'react-router-dom';
import { useText } from '@huoban/runtime';
import { ListEnd } from '@huoban/ui';
import { useFilters, type SquareQuery } from './use-square';

/** The end of the wall, in the words of this page. */
export function WallEnd({ query, total }: { query: SquareQuery; total: number }) {
  const text = useText();
  const { pathname } = useLocation();
  const { searchWith } = useFilters();
  const { data, isFetchNextPageError, isFetchingNextPage, isPlaceholderData, fetchNextPage } =
    query;
  const next = data?.pages.at(-1)?.next_page;
  return (
    <ListEnd
      next={next ? pathname + searchWith({ page: next }) : null}
      failed={isFetchNextPageError}
      busy={isFetchingNextPage}
      onMore={() => {
        if (!isPlaceholderData) void fetchNextPage();
      }}
      words={{
        more: text('square.more'),
        loading: text('square.loadingMore'),
        failed: text('square.moreFailed'),
        retry: text('runtime:notice.retry'),
        end: text('square.end', { count: total }),
      }}
    />
  );
}
