import type { PageModule } from '@huoban/contracts';
import { usePage, useText } from '@huoban/runtime';
import { Eyebrow, joinClasses, VisuallyHidden } from '@huoban/ui';
import frame from '../../components/layout/page-frame.module.css';
import { readSearch } from '../../components/search-params';
import { head } from './head';
import styles from './page.module.css';
import { loadSearch, useSearchResult } from './queries';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';

function SearchPage() {
  const text = useText();
  const search = readSearch(usePage().query);
  const query = useSearchResult(search);
  return (
    <div className={joinClasses(frame.frame, styles.search)}>
      <div>
        <h1>
          <VisuallyHidden>{text('search.title')}</VisuallyHidden>
        </h1>
        <Eyebrow className={styles.eyebrow ?? ''}>{text('search.eyebrow')}</Eyebrow>
        <SearchField />
      </div>
      <SearchResults search={search} query={query} />
    </div>
  );
}

export const page: PageModule = {
  loader: loadSearch,
  head,
  Page: SearchPage,
};
