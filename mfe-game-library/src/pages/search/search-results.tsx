import { FailureNotice, useText } from '@huoban/runtime';
import { joinClasses, Notice, Skeleton, VisuallyHidden } from '@huoban/ui';
import type { Search } from '../../components/search-params';
import { ResultList } from './result-list';
import { resultCount, type useSearchResult } from './queries';
import styles from './search-results.module.css';
import { SearchIdeas } from './search-ideas';

interface SearchResultsProps {
  search: Search;
  query: ReturnType<typeof useSearchResult>;
}

const SKELETON_ROWS = Array.from({ length: 5 }, (_, place) => place);

/** What the search has found, and every state in which that is nothing. */
export function SearchResults({ search, query }: SearchResultsProps) {
  const text = useText();
  const { data: found, error, isFetching, isPlaceholderData, refetch } = query;
  if (error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!found) return <ResultsSkeleton />;
  const count = resultCount(found);
  // The list of the search before stays, paler, until the new one is there.
  if (count > 0 && (search.text || isPlaceholderData)) {
    return (
      <div className={joinClasses(isPlaceholderData && styles.past)} aria-busy={isPlaceholderData}>
        <VisuallyHidden>
          <span role="status">
            {!isPlaceholderData && text('search.count', { count, text: search.text })}
          </span>
        </VisuallyHidden>
        <ResultList found={found} />
      </div>
    );
  }
  return (
    <>
      {search.text && !isPlaceholderData && (
        <Notice kind="empty" title={text('search.empty', { text: search.text })}>
          {text('search.emptyHint')}
        </Notice>
      )}
      <SearchIdeas suggestions={found.suggestions} without={search.text} />
    </>
  );
}

function ResultsSkeleton() {
  const text = useText();
  return (
    <>
      <VisuallyHidden>{text('states.loading')}</VisuallyHidden>
      <ul aria-hidden className={styles.places}>
        {SKELETON_ROWS.map((place) => (
          <li key={place} className={styles.place}>
            <Skeleton className={styles.cover ?? ''} />
            <Skeleton shape="text" lines={4} />
          </li>
        ))}
      </ul>
    </>
  );
}
