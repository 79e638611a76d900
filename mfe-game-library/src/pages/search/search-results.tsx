import { FailureNotice, useText } from '@huoban/runtime';
import { chipClass, joinClasses, Notice, Skeleton, VisuallyHidden } from '@huoban/ui';
import type { Search } from '../../components/search-params';
import { ResultList } from './result-list';
import { resultCount, type useSearchResult } from './queries';
import styles from './search-results.module.css';
import { SearchLink } from './search-field';
import { SearchIdeas } from './search-ideas';

interface SearchResultsProps {
  search: Search;
  query: ReturnType<typeof useSearchResult>;
}

const SKELETON_ROWS = Array.from({ length: 5 }, (_, index) => index);

/** The results of a search, or their skeleton, error or empty state. */
export function SearchResults({ search, query }: SearchResultsProps) {
  const text = useText();
  const { data: result, error, isFetching, isPlaceholderData, refetch } = query;
  if (!result && error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!result) return <ResultsSkeleton />;
  const count = resultCount(result);
  // The previous results stay, dimmed, until the new ones arrive.
  if (count > 0 && (search.text || isPlaceholderData)) {
    return (
      <div className={joinClasses(isPlaceholderData && styles.stale)} aria-busy={isPlaceholderData}>
        <VisuallyHidden>
          <span role="status">
            {!isPlaceholderData && text('search.count', { count, text: search.text })}
          </span>
        </VisuallyHidden>
        <Corrections names={result.did_you_mean ?? []} />
        <ResultList result={result} />
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
      <SearchIdeas suggestions={result.suggestions} exclude={search.text} />
    </>
  );
}

/** What the results are called, when nothing is called as typed. */
function Corrections({ names }: { names: string[] }) {
  const text = useText();
  if (names.length === 0) return null;
  return (
    <section className={styles.corrections}>
      <h2 className={styles.label}>{text('search.didYouMean')}</h2>
      <ul role="list">
        {names.map((name) => (
          <li key={name}>
            <SearchLink to={name} className={chipClass()} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ResultsSkeleton() {
  const text = useText();
  return (
    <>
      <VisuallyHidden>{text('states.loading')}</VisuallyHidden>
      <ul aria-hidden className={styles.skeleton}>
        {SKELETON_ROWS.map((index) => (
          <li key={index} className={styles.row}>
            <Skeleton className={styles.cover ?? ''} />
            <Skeleton shape="text" lines={4} />
          </li>
        ))}
      </ul>
    </>
  );
}
