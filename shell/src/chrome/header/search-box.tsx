import { useRef } from 'react';
import { addRecentSearch, SearchSuggestions, useText } from '@huoban/runtime';
import { Icon, joinClasses } from '@huoban/ui';
import type { ChromeSearch } from './header-props';
import styles from './search-box.module.css';

interface SearchBoxProps extends ChromeSearch {
  className?: string | undefined;
  /** Called before a suggestion is opened. */
  onOpen?: () => void;
}

/** The header's search: Enter or the icon opens the search page. With `onSearchPage` it does nothing. */
export function SearchBox({
  searchText,
  onSearchText,
  onSearchPage,
  onSearch,
  className,
  onOpen,
}: SearchBoxProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);

  const handleSearch = (): void => {
    if (onSearchPage) return;
    addRecentSearch(searchText.trim());
    onSearch(searchText.trim());
  };
  return (
    <form
      role="search"
      className={joinClasses(styles.search, className)}
      onSubmit={(event) => {
        event.preventDefault();
        handleSearch();
      }}
    >
      <input
        ref={input}
        type="search"
        name="searchValue"
        value={searchText}
        onChange={(event) => onSearchText(event.target.value)}
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
