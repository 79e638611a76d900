import { useEffect, useState, type RefObject } from 'react';
import { useSession } from '@huoban/runtime';

/** Index of the panel in the middle of the window. Reports to the session whether it is the first one. */
export function useCurrentPanel(
  container: RefObject<HTMLElement | null>,
  scrolls: boolean,
): number {
  const session = useSession();
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    if (!container.current) return undefined;
    const panels = [...container.current.querySelectorAll('[data-scene]')];
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (!entered) return;
        const index = panels.indexOf(entered.target);
        setCurrent(index);
        session.setHomeFirstPage(index === 0);
      },
      { root: scrolls ? container.current : null, rootMargin: '-50% 0px' },
    );
    panels.forEach((panel) => observer.observe(panel));
    return () => observer.disconnect();
  }, [container, session, scrolls]);

  return current;
}
