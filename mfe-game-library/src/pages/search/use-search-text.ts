import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSearch, withSearch } from '../../components/search-params';
import { addRecentSearch } from './recent-searches';

/** Pause in typing, in milliseconds, after which the address and with it the results follow. */
export const DEBOUNCE_MS = 200;

/** How the address follows the typing. */
const REPLACE = { replace: true, preventScrollReset: true } as const;

const searchWith = (search: string, text: string) => ({
  search: `?${withSearch(new URLSearchParams(search), { text }).toString()}`,
});

/**
 * The text of the search field and the address that follows it: replaced while one types, a new entry of the history
 * when it is submitted. Half-composed Chinese or Japanese is waited for.
 */
export function useSearchText() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const current = readSearch(new URLSearchParams(search)).text;
  const [typed, setTyped] = useState(current);
  const [composing, setComposing] = useState(false);
  /** What the address said last, what this field wrote into it last, and what was last submitted. */
  const [seen, setSeen] = useState(current);
  const [sent, setSent] = useState(current);
  const [submitted, setSubmitted] = useState(current);
  if (current !== seen) {
    setSeen(current);
    // Changed by other means than this field (Back, a suggestion's link): the field follows.
    if (current !== sent) {
      setTyped(current);
      setSent(current);
      setSubmitted(current);
    }
  }

  const wanted = typed.trim();
  useEffect(() => {
    if (composing || wanted === sent) return undefined;
    const pause = setTimeout(() => {
      setSent(wanted);
      void navigate(searchWith(search, wanted), REPLACE);
    }, DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [composing, wanted, sent, search, navigate]);

  useEffect(() => addRecentSearch(submitted), [submitted]);

  const submit = (text = wanted): void => {
    setTyped(text);
    setSent(text);
    if (text === submitted) {
      if (text !== current) void navigate(searchWith(search, text), REPLACE);
      return;
    }
    if (current !== submitted) {
      // Typing has replaced the entry that Back must lead to: it gets its own address again, unnoticed by the page.
      const before = pathname + searchWith(search, submitted).search;
      window.history.replaceState(window.history.state, '', before);
    }
    setSubmitted(text);
    void navigate(searchWith(search, text));
  };

  return { typed, wanted, setTyped, setComposing, submit };
}
