import { Link } from 'react-router-dom';
import { paths, useHref, usePage, useRecentSearches, useText } from '@huoban/runtime';
import { Icon, joinClasses, useEarlyText, VisuallyHidden } from '@huoban/ui';
import { Highlight, splitMatches } from '../../components/highlight';
import { SEARCH_VALUE, MAX_TEXT_LENGTH, withSearch } from '../../components/search-params';
import styles from './search-field.module.css';
import { useCombobox } from './use-combobox';
import { useSearchText } from './use-search-text';

const MAX_OPTIONS = 6;

/** The search field with suggestions, or recent searches while it is empty. */
export function SearchField({ suggestions }: { suggestions: string[] }) {
  const text = useText();
  const href = useHref();
  const recent = useRecentSearches();
  const { typed, searchText, setTyped, setComposing, submit } = useSearchText();
  const offered = searchText ? suggestions.filter((option) => option !== searchText) : recent;
  const options = offered.slice(0, MAX_OPTIONS);
  const combobox = useCombobox(options, submit);
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
        combobox.close();
        submit();
      }}
    >
      <label className={styles.box}>
        <VisuallyHidden>{text('search.label')}</VisuallyHidden>
        <input
          {...combobox.field}
          ref={field}
          type="search"
          name={SEARCH_VALUE}
          value={typed}
          maxLength={MAX_TEXT_LENGTH}
          placeholder={text('search.hint')}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
          onChange={(event) => {
            setTyped(event.target.value);
            combobox.show();
          }}
          onFocus={() => !searchText && combobox.show()}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      </label>
      <HiddenParameters />
      <button type="submit" className={styles.submit} aria-label={text('search.submit')}>
        <Icon name="search" />
      </button>
      <Options combobox={combobox} options={options} searchText={searchText} />
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

interface OptionsProps {
  combobox: ReturnType<typeof useCombobox>;
  options: readonly string[];
  searchText: string;
}

function Options({ combobox, options, searchText }: OptionsProps) {
  const text = useText();
  return (
    <div
      id={combobox.listId}
      role="listbox"
      aria-label={text(searchText ? 'search.suggestions' : 'search.recent')}
      hidden={!combobox.open}
      className={styles.options}
    >
      {options.map((option, index) => (
        // The input handles the keys; the options handle only pointers.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option}
          id={combobox.optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === combobox.active}
          className={joinClasses(styles.option, index === combobox.active && styles.active)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => combobox.pick(option)}
        >
          <Icon name={searchText ? 'search' : 'clock'} />
          <span>
            <Highlight parts={splitMatches(option, searchText)} />
          </span>
        </div>
      ))}
    </div>
  );
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
