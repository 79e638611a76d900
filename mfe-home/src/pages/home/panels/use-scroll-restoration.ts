import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Scroll positions by history entry: the document itself does not scroll, so nobody else keeps them. */
const scrollPositions = new Map<string, number>();

/** Brings a visitor who comes Back to the scene that was left. */
export function useScrollRestoration(box: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const top = scrollPositions.get(key);
    if (top) element.scrollTo({ top, behavior: 'instant' });
    return () => void scrollPositions.set(key, element.scrollTop);
  }, [box, key]);
}
