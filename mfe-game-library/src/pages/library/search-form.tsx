import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  addRecentSearch,
  paths,
  SearchSuggestions,
  useHref,
  usePage,
  useText,
} from '@huoban/runtime';
import { Icon, VisuallyHidden } from '@huoban/ui';
import { SEARCH_VALUE, MAX_TEXT_LENGTH, withSearch } from '../../components/search-params';
import styles from './search-form.module.css';

/** Opens the search page. A plain form, so that it works without JavaScript. */
export function SearchForm() {
  const text = useText();
  const href = useHref();
  const navigate = useNavigate();
  const { query } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const path = paths.gameSearch();
  const search = (searchText: string): void => {
    void navigate(href({ path, query: { [SEARCH_VALUE]: searchText } }));
  };
  const submit = (form: FormData): void => {
    const value = form.get(SEARCH_VALUE);
    const searchText = typeof value === 'string' ? value.trim() : '';
    addRecentSearch(searchText);
    search(searchText);
  };
  const [action = ''] = href({ path }).split('?');
  const otherParameters = [...withSearch(query, { text: '' })];
  return (
    <form
      role="search"
      aria-label={text('library.search')}
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <label className={styles.box}>
        <VisuallyHidden>{text('library.search')}</VisuallyHidden>
        <input
          ref={field}
          type="search"
          name={SEARCH_VALUE}
          maxLength={MAX_TEXT_LENGTH}
          placeholder={text('library.searchHint')}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
        />
      </label>
      {otherParameters.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={styles.submit} aria-label={text('library.searchSubmit')}>
        <Icon name="search" />
      </button>
      <SearchSuggestions field={field} onSearch={search} />
    </form>
  );
}
