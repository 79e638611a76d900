import { useLocation } from 'react-router-dom';
import { useText } from '@huoban/runtime';
import { ListEnd } from '@huoban/ui';
import { useFilters, type LibraryQuery } from './use-library';

/** The end of the wall, in the words of this page. */
export function WallEnd({ query, total }: { query: LibraryQuery; total: number }) {
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
        more: text('library.more'),
        loading: text('library.loadingMore'),
        failed: text('library.moreFailed'),
        retry: text('runtime:notice.retry'),
        end: text('library.end', { count: total }),
      }}
    />
  );
}
