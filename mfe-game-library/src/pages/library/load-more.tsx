import { EndlessEnd, useText } from '@huoban/runtime';
import { PAGES_READ } from '../../components/library-filters';
import type { LibraryQuery } from './queries';
import { useFilters } from './use-filters';

/** `EndlessEnd` with the texts of this page. */
export function LoadMore({ query, total }: { query: LibraryQuery; total: number }) {
  const text = useText();
  const { searchWith } = useFilters();
  return (
    <EndlessEnd
      query={query}
      parameter={PAGES_READ}
      searchFrom={(page) => searchWith({ page })}
      words={{
        more: text('library.more'),
        loading: text('library.loadingMore'),
        failed: text('library.moreFailed'),
        end: text('library.end', { count: total }),
      }}
    />
  );
}
