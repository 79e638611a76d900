import { useEffect, useRef, type RefObject } from 'react';

/** Distance in pixels below the viewport at which an element counts as near. */
const MARGIN_PX = 900;

/** Calls `onNear` whenever the element of the returned ref comes near the viewport. */
export function useNearViewport<E extends Element>(onNear: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: `${MARGIN_PX}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
