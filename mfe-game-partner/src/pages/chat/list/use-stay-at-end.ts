import { useEffect, type RefObject } from 'react';
import { END_THRESHOLD_PX } from './row-sizes';

/** Keeps the newest message in view when the field or the keyboard takes height from the list. */
export function useStayAtEnd(
  scroller: RefObject<HTMLElement | null>,
  scrollToEnd: () => void,
): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      const wasAtEnd = scrollHeight - scrollTop - height <= END_THRESHOLD_PX;
      const hasShrunk = clientHeight < height;
      height = clientHeight;
      if (hasShrunk && wasAtEnd) scrollToEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, scrollToEnd]);
}
