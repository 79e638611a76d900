import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ListEnd, type ListEndProps } from '@huoban/ui';
import { useText } from '../i18n/use-text';
import { useKeptPages } from './page-count-in-url';

interface EndlessEndProps {
  query: UseInfiniteQueryResult<InfiniteData<{ next_page: number | null }>>;
  /** Parameter of the address that keeps how many pages were read. */
  parameter: string;
  /** Query string (`?…`) of the list from a later page on, for those without scripts. */
  searchFrom: (page: number) => string;
  words: Omit<ListEndProps['words'], 'retry'>;
}

/** The end of an endless list: fetches its next page, and keeps in the address how far it was read. */
export function EndlessEnd({ query, parameter, searchFrom, words }: EndlessEndProps) {
  const text = useText();
  const { pathname } = useLocation();
  const { data, isFetchNextPageError, isFetchingNextPage, isPlaceholderData, fetchNextPage } =
    query;
  useKeptPages(parameter, isPlaceholderData ? undefined : data?.pages.length);
  const next = data?.pages.at(-1)?.next_page;
  return (
    <ListEnd
      next={next ? pathname + searchFrom(next) : null}
      failed={isFetchNextPageError}
      busy={isFetchingNextPage}
      onMore={() => {
        if (!isPlaceholderData) void fetchNextPage();
      }}
      words={{ ...words, retry: text('runtime:notice.retry') }}
    />
  );
}
