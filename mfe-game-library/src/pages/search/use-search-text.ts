import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSearch, withSearch } from '../../components/search-address';
import { rememberSearch } from './recent-searches';

/** Pause in typing, in milliseconds, after which the address and with it the results follow. */
export const PAUSE_MS = 200;

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
  const addressWith = (text: string): string =>
    `?${withSearch(new URLSearchParams(search), { text }).toString()}`;
  const follow = (text: string): void => {
    setSent(text);
    void navigate({ search: addressWith(text) }, { replace: true, preventScrollReset: true });
  };

  useEffect(() => {
    if (composing || wanted === sent) return undefined;
    const pause = setTimeout(follow, PAUSE_MS, wanted);
    return () => clearTimeout(pause);
    // Other renders (an answer that arrives) must not put off the pause.
  }, [composing, wanted, sent, search]);

  useEffect(() => rememberSearch(submitted), [submitted]);

  const submit = (text = wanted): void => {
    setTyped(text);
    if (text === submitted) {
      if (text !== current) follow(text);
      return;
    }
    if (current !== submitted) {
      // Typing has replaced the entry that Back must lead to: it gets its own address again, unnoticed by the page.
      window.history.replaceState(window.history.state, '', pathname + addressWith(submitted));
    }
    setSent(text);
    setSubmitted(text);
    void navigate({ search: addressWith(text) });
  };

  return { typed, wanted, setTyped, setComposing, submit };
}
