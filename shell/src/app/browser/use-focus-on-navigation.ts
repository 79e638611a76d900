import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ID } from '../../chrome/skip-link';

/**
 * Moves the focus to a page that was reached without a document load, so that the keyboard goes on where the eyes do.
 * A change of the query stays on the page: whoever types or filters keeps their place. Behind an open dialog it does
 * nothing: browsers refuse it there.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
