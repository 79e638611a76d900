import { Link } from 'react-router-dom';
import { paths, SearchSuggestions, useHref, usePage, useText } from '@huoban/runtime';
import { Icon, useEarlyText, VisuallyHidden } from '@huoban/ui';
import { SEARCH_VALUE, MAX_TEXT_LENGTH, withSearch } from '../../components/search-params';
import styles from './search-field.module.css';
import { useSearchText } from './use-search-text';

/** The search field with suggestions, or recent searches while it is empty. */
export function SearchField() {
  const text = useText();
  const href = useHref();
  const { typed, setTyped, setComposing, submit } = useSearchText();
  const field = useEarlyText(setTyped);
  const [action = ''] = href({ path: paths.gameSearch() }).split('?');
  return (
    <form
      role="search"
      aria-label={text('search.label')}
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className={styles.box}>
        <VisuallyHidden>{text('search.label')}</VisuallyHidden>
        <input
          ref={field}
          type="search"
          name={SEARCH_VALUE}
          value={typed}
          maxLength={MAX_TEXT_LENGTH}
          placeholder={text('search.hint')}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
          onChange={(event) => setTyped(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      </label>
      <HiddenParameters />
      <button type="submit" className={styles.submit} aria-label={text('search.submit')}>
        <Icon name="search" />
      </button>
      <div className={styles.suggestions}>
        <SearchSuggestions field={field} onSearch={submit} />
      </div>
    </form>
  );
}

/** Other query parameters, which a form without JavaScript would drop. */
function HiddenParameters() {
  const { query } = usePage();
  return [...withSearch(query, { text: '' })].map(([name, value], index) => (
    <input key={index} type="hidden" name={name} value={value} />
  ));
}

/** A link to another search. The field follows the URL. */
export function SearchLink({ to, className }: { to: string; className: string }) {
  const query = withSearch(usePage().query, { text: to });
  return (
    <Link to={{ search: `?${query.toString()}` }} className={className}>
      {to}
    </Link>
  );
}
