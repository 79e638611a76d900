import type { PageModule } from '@huoban/contracts';
import { usePage, useText } from '@huoban/runtime';
import { Eyebrow, joinClasses, VisuallyHidden } from '@huoban/ui';
import frame from '../../components/layout/page-frame.module.css';
import { LIBRARY_IMAGE } from '../../components/picture-file';
import { readSearch } from '../../components/search-params';
import styles from './page.module.css';
import { resultCount, loadSearch, useSearchResult } from './queries';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';

function SearchPage() {
  const text = useText();
  const search = readSearch(usePage().query);
  const query = useSearchResult(search);
  const found = query.data;
  return (
    <div className={joinClasses(frame.frame, styles.search)}>
      <div>
        <h1>
          <VisuallyHidden>{text('search.title')}</VisuallyHidden>
        </h1>
        <Eyebrow className={styles.eyebrow ?? ''}>{text('search.eyebrow')}</Eyebrow>
        {/* Nothing found: what the service suggests then belongs to no word that is typed. */}
        <SearchField suggestions={found && resultCount(found) > 0 ? found.suggestions : []} />
      </div>
      <SearchResults search={search} query={query} />
    </div>
  );
}

export const page: PageModule = {
  loader: loadSearch,

  head({ query, text }) {
    const search = readSearch(query);
    return {
      title: search.text ? text('search.titleOf', { text: search.text }) : text('search.title'),
      description: text('search.description'),
      image: LIBRARY_IMAGE,
      noIndex: true,
    };
  },

  Page: SearchPage,
};
