import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ID } from '../../chrome/skip-link';
import { isTwin } from '../pages/twin-path';

const TEXT_FIELD = 'input, textarea';

/**
 * Moves the focus to a page that was reached without a document load. A change of the query or of the layout keeps the
 * focus, for visitors who type or filter, and so does a field that they have entered since the address changed. Behind an
 * open dialog browsers ignore it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  /** Path of the address when the visitor last entered a text field or typed into it. */
  const typedAt = useRef<string | null>(null);

  useEffect(() => {
    const remember = ({ target }: Event): void => {
      if (target instanceof Element && target.matches(TEXT_FIELD))
        typedAt.current = location.pathname;
    };
    for (const event of ['focusin', 'input']) document.addEventListener(event, remember);
    return () => {
      for (const event of ['focusin', 'input']) document.removeEventListener(event, remember);
    };
  }, []);

  useEffect(() => {
    const isSamePage = shown.current === pathname || isTwin(shown.current, pathname);
    shown.current = pathname;
    if (isSamePage) return;
    // The address changes before its page is shown.
    const isTyping =
      document.activeElement?.matches(TEXT_FIELD) === true && typedAt.current === location.pathname;
    if (!isTyping) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
