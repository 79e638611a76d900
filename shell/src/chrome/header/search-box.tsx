import { useEffect, useRef } from 'react';
import { addRecentSearch, SearchSuggestions, useText } from '@huoban/runtime';
import { Icon, joinClasses } from '@huoban/ui';
import type { ChromeSearch } from './header-props';
import styles from './search-box.module.css';

interface SearchBoxProps extends ChromeSearch {
  className?: string | undefined;
  /** Called before a suggestion is opened. */
  onOpen?: () => void;
}

/** The header's search: Enter or the icon opens the search page; on that page it does nothing. */
export function SearchBox({
  searchValue,
  onSearchPage,
  onSearch,
  className,
  onOpen,
}: SearchBoxProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);

  // The box follows the URL without a remount, which would lose the focus.
  useEffect(() => {
    if (input.current) input.current.value = searchValue;
  }, [searchValue]);

  const handleSearch = (form: FormData) => {
    if (onSearchPage) return;
    const value = form.get('searchValue');
    const searchText = typeof value === 'string' ? value.trim() : '';
    addRecentSearch(searchText);
    onSearch(searchText);
  };
  return (
    <form
      role="search"
      className={joinClasses(styles.search, className)}
      onSubmit={(event) => {
        event.preventDefault();
        handleSearch(new FormData(event.currentTarget));
      }}
    >
      <input
        ref={input}
        type="search"
        name="searchValue"
        defaultValue={searchValue}
        placeholder={text('shell:search.placeholder')}
        aria-label={text('shell:search.label')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className={styles.input}
      />
      <button type="submit" aria-label={text('shell:search.submit')} className={styles.submit}>
        <Icon name="search" />
      </button>
      {!onSearchPage && (
        <SearchSuggestions field={input} onSearch={onSearch} {...(onOpen && { onOpen })} />
      )}
    </form>
  );
}
