import { useEffect, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '@huoban/runtime';
import { Icon, VisuallyHidden } from '@huoban/ui';
import { PARAMETERS, type SquareFilters } from './filters';
import { MAX_TEXT_LENGTH } from './limits';
import styles from './search-form.module.css';
import { useFilters } from '../use-square';

/** Pause in typing after which the list follows. */
const DEBOUNCE_MS = 300;

/** Finds partners by anything that is written about them, while one types; without scripts, on Enter. */
export function SearchForm({ filters }: { filters: SquareFilters }) {
  const text = useText();
  const { searchWith } = useFilters();
  const { typed, setTyped, setComposing, submit } = useTyping(filters.text);
  const others = [...new URLSearchParams(searchWith({ text: '' }))];
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      role="search"
      aria-label={text('square.search')}
      className={styles.form}
      onSubmit={onSubmit}
    >
      <label className={styles.box}>
        <VisuallyHidden>{text('square.search')}</VisuallyHidden>
        <Icon name="search" />
        <input
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
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** What is typed, and the address that follows it after a pause; half-composed Chinese or Japanese is waited for. */
function useTyping(current: string) {
  const navigate = useNavigate();
  const { searchWith } = useFilters();
  const [typed, setTyped] = useState(current);
  const [composing, setComposing] = useState(false);
  const [seen, setSeen] = useState(current);
  const [submitted, setSubmitted] = useState(current);
  if (current !== seen) {
    setSeen(current);
    setSubmitted(current);
    // The address changed by other means than this field: the field follows.
    if (current !== submitted) setTyped(current);
  }
  const wanted = typed.trim();
  const submit = (): void => {
    setSubmitted(wanted);
    if (wanted === current) return;
    const search = searchWith({ text: wanted });
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    if (composing || wanted === submitted) return undefined;
    const pause = setTimeout(submit, DEBOUNCE_MS);
    return () => clearTimeout(pause);
  });
  return { typed, setTyped, setComposing, submit };
}
