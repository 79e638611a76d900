import { EndlessEnd, useText } from '@huoban/runtime';
import { PAGES_READ } from '../filters/filters';
import { useFilters } from '../filters/use-filters';
import type { SquareQuery } from '../queries';

/** `EndlessEnd` with the texts of this page. */
export function LoadMore({ query, total }: { query: SquareQuery; total: number }) {
  const text = useText();
  const { searchWith } = useFilters();
  return (
    <EndlessEnd
      query={query}
      parameter={PAGES_READ}
      searchFrom={(page) => searchWith({ page })}
      words={{
        more: text('square.more'),
        loading: text('square.loadingMore'),
        failed: text('square.moreFailed'),
        end: text('square.end', { count: total }),
      }}
    />
  );
}
