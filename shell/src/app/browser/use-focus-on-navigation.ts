import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ID } from '../../chrome/skip-link';
import { isTwin } from '../pages/twin-path';

/**
 * Moves the focus to a page that was reached without a document load. A change of the query or of the layout keeps the
 * focus, for visitors who type or filter. Behind an open dialog browsers ignore it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    const isSamePage = shown.current === pathname || isTwin(shown.current, pathname);
    shown.current = pathname;
    if (isSamePage) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
