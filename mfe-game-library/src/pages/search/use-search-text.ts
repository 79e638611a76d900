import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addRecentSearch } from '@huoban/runtime';
import { readSearch, withSearch } from '../../components/search-params';

/** Pause in typing after which the URL, and with it the results, are updated. */
export const DEBOUNCE_MS = 200;

/** Navigation while typing. */
const REPLACE = { replace: true, preventScrollReset: true } as const;

const searchWith = (search: string, text: string) => ({
  search: `?${withSearch(new URLSearchParams(search), { text }).toString()}`,
});

/**
 * Keeps the search field and the URL in sync. Typing replaces the history entry; submitting adds one. Waits for the end
 * of a composition (Chinese, Japanese).
 */
export function useSearchText() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const current = readSearch(new URLSearchParams(search)).text;
  const [typed, setTyped] = useState(current);
  const [composing, setComposing] = useState(false);
  // The last text in the URL, the last text that this field wrote to it, and the last submitted text.
  const [lastUrlText, setLastUrlText] = useState(current);
  const [sent, setSent] = useState(current);
  const [submitted, setSubmitted] = useState(current);
  if (current !== lastUrlText) {
    setLastUrlText(current);
    // Changed by a navigation (back, a suggestion): the field follows.
    if (current !== sent) {
      setTyped(current);
      setSent(current);
      setSubmitted(current);
    }
  }

  const searchText = typed.trim();
  useEffect(() => {
    if (composing || searchText === sent) return undefined;
    const pause = setTimeout(() => {
      setSent(searchText);
      void navigate(searchWith(search, searchText), REPLACE);
    }, DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [composing, searchText, sent, search, navigate]);

  useEffect(() => addRecentSearch(submitted), [submitted]);

  const submit = (text = searchText): void => {
    setTyped(text);
    setSent(text);
    if (text === submitted) {
      if (text !== current) void navigate(searchWith(search, text), REPLACE);
      return;
    }
    if (current !== submitted) {
      // Typing has replaced the entry of the last submitted search; restore its URL, so that back leads to it.
      const submittedUrl = pathname + searchWith(search, submitted).search;
      window.history.replaceState(window.history.state, '', submittedUrl);
    }
    setSubmitted(text);
    void navigate(searchWith(search, text));
  };

  return { typed, setTyped, setComposing, submit };
}
