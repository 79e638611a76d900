import { useEffect, useRef, type RefObject } from 'react';

/** Pixels before the element is reached. */
const AHEAD_PX = 900;

/** Calls `onSight` whenever the element of the returned ref comes near the visible part of the page. */
export function useNearViewport<E extends Element>(onSight: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const latest = useRef(onSight);
  useEffect(() => {
    latest.current = onSight;
  });
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return element;
}
