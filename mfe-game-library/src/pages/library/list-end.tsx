import type { MouseEvent } from 'react';
import { useText } from '@huoban/runtime';
import { Button, buttonClass, Spinner } from '@huoban/ui';
import { FilterLink } from './filter-link';
import styles from './list-end.module.css';
import { useInSight } from './use-in-sight';
import type { LibraryQuery } from './use-library';

/** What follows the last poster: the next page, which comes by itself when it is near; why it did not; or the end. */
export function ListEnd({ query, total }: { query: LibraryQuery; total: number }) {
  const text = useText();
  if (query.isFetchNextPageError) {
    return (
      <div className={styles.end} role="alert">
        <p>{text('library.moreFailed')}</p>
        <Button
          variant="ghost"
          icon="refresh"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {text('states.retry')}
        </Button>
      </div>
    );
  }
  const next = query.data?.pages.at(-1)?.next_page;
  // A new page, a new watch: the end that is still in sight calls for one more.
  if (next) return <NextPage key={next} query={query} page={next} />;
  return <p className={styles.end}>{text('library.end', { count: total })}</p>;
}

function NextPage({ query, page }: { query: LibraryQuery; page: number }) {
  const text = useText();
  const { isFetchingNextPage, isPlaceholderData, fetchNextPage } = query;
  const more = (): void => {
    if (!isFetchingNextPage && !isPlaceholderData) void fetchNextPage();
  };
  const place = useInSight<HTMLDivElement>(more);
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    more();
  };
  return (
    <div ref={place} className={styles.end}>
      <FilterLink change={{ page }} className={buttonClass('ghost')} onClick={onClick}>
        {isFetchingNextPage && <Spinner />}
        {text(isFetchingNextPage ? 'library.loadingMore' : 'library.more')}
      </FilterLink>
    </div>
  );
}
