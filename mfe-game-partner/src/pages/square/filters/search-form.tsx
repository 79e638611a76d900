import { useEffect, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '@huoban/runtime';
import { Icon, useEarlyText, VisuallyHidden } from '@huoban/ui';
import { MAX_TEXT_LENGTH, PARAMETERS, type SquareFilters } from './filters';
import styles from './search-form.module.css';
import { useFilters } from './use-filters';

/** Pause in typing after which the list is updated. */
const DEBOUNCE_MS = 300;

/** Full-text search while typing; without JavaScript on submit. */
export function SearchForm({ filters }: { filters: SquareFilters }) {
  const text = useText();
  const { searchWith } = useFilters();
  const { typed, setTyped, setComposing, submit } = useSearchText(filters.text);
  const field = useEarlyText(setTyped);
  const otherParameters = [...new URLSearchParams(searchWith({ text: '' }))];
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      role="search"
      aria-label={text('square.search')}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <label className={styles.box}>
        <VisuallyHidden>{text('square.search')}</VisuallyHidden>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          name={PARAMETERS.text}
          value={typed}
          maxLength={MAX_TEXT_LENGTH}
          placeholder={text('square.searchHint')}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
          onChange={(event) => setTyped(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      </label>
      {otherParameters.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** Keeps the field and the URL in sync. Waits for a pause in typing and for the end of a composition. */
function useSearchText(current: string) {
  const navigate = useNavigate();
  const { searchWith } = useFilters();
  const [typed, setTyped] = useState(current);
  const [composing, setComposing] = useState(false);
  const [lastUrlText, setLastUrlText] = useState(current);
  const [submitted, setSubmitted] = useState(current);
  if (current !== lastUrlText) {
    setLastUrlText(current);
    setSubmitted(current);
    // Changed by a navigation: the field follows.
    if (current !== submitted) setTyped(current);
  }
  const searchText = typed.trim();
  const submit = (): void => {
    setSubmitted(searchText);
    if (searchText === current) return;
    const search = searchWith({ text: searchText });
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    if (composing || searchText === submitted) return undefined;
    const pause = setTimeout(submit, DEBOUNCE_MS);
    return () => clearTimeout(pause);
  });
  return { typed, setTyped, setComposing, submit };
}
