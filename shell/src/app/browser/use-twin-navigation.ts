import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { Device } from '@huoban/contracts';
import { parsePlace, useSite } from '@huoban/runtime';
import type { RouteMap } from '@huoban/runtime/internal';
import { isTwin, twinPath } from '../pages/twin-path';
import { readPosition, restorePosition, type ReadingPosition } from './reading-position';
import { windowLayout } from './window-layout';

/** Pause after which a scroll has ended. */
const PAUSE_MS = 100;

/**
 * Moves the open page to the layout of the window when that changes, in the same history entry. React keeps the elements of
 * the page, and with them fields and focus; the visitor's place is restored, because all heights differ.
 */
export function useTwinNavigation(routes: RouteMap, layout: Device): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const target = twinPath(routes, parsePlace(pathname), layout);
  usePlaceInTwin(pathname, target === null, layout);

  useEffect(() => {
    if (target === null || state !== 'idle') return;
    // Lists write their parameters beside the router.
    const { search, hash } = window.location;
    void navigate(target + search + hash, { replace: true, preventScrollReset: true });
  }, [target, state, navigate]);
}

/** Remembers the place while `settled`, and restores it in the other layout of the same page. */
function usePlaceInTwin(pathname: string, settled: boolean, layout: Device): void {
  const site = useSite();
  const position = useRef<ReadingPosition | null>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    // The browser itself scrolls when heights change, at first before the layout follows the window.
    if (!settled) return undefined;
    const isSettled = () => windowLayout(site) === layout;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = (event: Event): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const read = isSettled() ? readPosition(event) : undefined;
        if (read !== undefined) position.current = read;
      }, PAUSE_MS);
    };
    addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', handleScroll, true);
    };
  }, [settled, layout, site]);

  useLayoutEffect(() => {
    if (position.current && isTwin(shown.current, pathname)) restorePosition(position.current);
    shown.current = pathname;
  }, [pathname]);
}
