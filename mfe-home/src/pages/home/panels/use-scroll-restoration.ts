import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Scroll positions per history entry. The browser cannot restore them because an inner element scrolls. */
const scrollPositions = new Map<string, number>();

/** Restores the scroll position of `container` when the visitor navigates back. */
export function useScrollRestoration(container: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const top = scrollPositions.get(key);
    if (top) element.scrollTo({ top, behavior: 'instant' });
    return () => void scrollPositions.set(key, element.scrollTop);
  }, [container, key]);
}
