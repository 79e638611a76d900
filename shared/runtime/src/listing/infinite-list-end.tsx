import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ListEnd, type ListEndProps } from '@huoban/ui';
import { useText } from '../i18n/use-text';
import { usePageCountInUrl } from './page-count-in-url';

interface InfiniteListEndProps {
  query: UseInfiniteQueryResult<InfiniteData<{ next_page: number | null }>>;
  /** URL parameter with the number of loaded pages. */
  parameter: string;
  /** Query string (`?…`) of the list that starts at a later page, for visitors without scripts. */
  searchFrom: (page: number) => string;
  words: Omit<ListEndProps['messages'], 'retry'>;
}

/** End of an infinite list: fetches the next page and stores the number of loaded pages in the URL. */
export function EndlessEnd({ query, parameter, searchFrom, words }: InfiniteListEndProps) {
  const text = useText();
  const { pathname } = useLocation();
  const { data, isFetchNextPageError, isFetchingNextPage, isPlaceholderData, fetchNextPage } =
    query;
  usePageCountInUrl(parameter, isPlaceholderData ? undefined : data?.pages.length);
  const next = data?.pages.at(-1)?.next_page;
  return (
    <ListEnd
      next={next ? pathname + searchFrom(next) : null}
      failed={isFetchNextPageError}
      busy={isFetchingNextPage}
      onLoadMore={() => {
        if (!isPlaceholderData) void fetchNextPage();
      }}
      messages={{ ...words, retry: text('runtime:notice.retry') }}
    />
  );
}
