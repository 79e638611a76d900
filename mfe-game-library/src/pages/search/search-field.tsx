import { Link, useLocation } from 'react-router-dom';
import { paths, useHref, usePage, useText } from '@huoban/runtime';
import { Icon, joinClasses, VisuallyHidden } from '@huoban/ui';
import { Highlight, splitMatches } from '../../components/highlight';
import { SEARCH_VALUE, MAX_TEXT_LENGTH, withSearch } from '../../components/search-params';
import { useRecentSearches } from './recent-searches';
import styles from './search-field.module.css';
import { useCombobox } from './use-combobox';
import { useSearchText } from './use-search-text';

const MAX_OPTIONS = 6;

/** The search field of the page with suggestions under it, or recent searches while it is empty. */
export function SearchField({ suggestions }: { suggestions: string[] }) {
  const text = useText();
  const href = useHref();
  const recent = useRecentSearches();
  const { typed, wanted, setTyped, setComposing, submit } = useSearchText();
  const offered = wanted ? suggestions.filter((option) => option !== wanted) : recent;
  const options = offered.slice(0, MAX_OPTIONS);
  const box = useCombobox(options, submit);
  const [action = ''] = href({ path: paths.gameSearch() }).split('?');
  return (
    <form
      role="search"
      aria-label={text('search.label')}
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        box.close();
        submit();
      }}
    >
      <label className={styles.box}>
        <VisuallyHidden>{text('search.label')}</VisuallyHidden>
        <input
          {...box.field}
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
            box.show();
          }}
          onFocus={() => !wanted && box.show()}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      </label>
      <CarriedParameters />
      <button type="submit" className={styles.submit} aria-label={text('search.submit')}>
        <Icon name="search" />
      </button>
      <Options box={box} options={options} wanted={wanted} />
    </form>
  );
}

/** Parameters that a form without scripts would drop. */
function CarriedParameters() {
  const { query } = usePage();
  return [...withSearch(query, { text: '' })].map(([name, value], at) => (
    <input key={at} type="hidden" name={name} value={value} />
  ));
}

interface OptionsProps {
  box: ReturnType<typeof useCombobox>;
  options: readonly string[];
  wanted: string;
}

function Options({ box, options, wanted }: OptionsProps) {
  const text = useText();
  return (
    <div
      id={box.listId}
      role="listbox"
      aria-label={text(wanted ? 'search.suggestions' : 'search.recent')}
      hidden={!box.open}
      className={styles.options}
    >
      {options.map((option, at) => (
        // The keys of the field move through the options; a pointer may take one.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option}
          id={box.optionId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === box.active}
          className={joinClasses(styles.option, at === box.active && styles.active)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => box.pick(option)}
        >
          <Icon name={wanted ? 'search' : 'clock'} />
          <span>
            <Highlight pieces={splitMatches(option, wanted)} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** A link that searches for something else; the field follows the address. */
export function SearchLink({ to, className }: { to: string; className: string }) {
  const { search } = useLocation();
  const query = withSearch(new URLSearchParams(search), { text: to });
  return (
    <Link to={{ search: `?${query.toString()}` }} className={className}>
      {to}
    </Link>
  );
}
