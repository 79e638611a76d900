import { useEffect, useState, type RefObject } from 'react';
import { useSession } from '@huoban/runtime';

/** Index of the scene in the middle of the window; tells the session whether that is the first one. */
export function useCurrentPanel(box: RefObject<HTMLElement | null>, scrolls: boolean): number {
  const session = useSession();
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    if (!box.current) return undefined;
    const scenes = [...box.current.querySelectorAll('[data-scene]')];
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (!entered) return;
        const index = scenes.indexOf(entered.target);
        setCurrent(index);
        session.setHomeFirstPage(index === 0);
      },
      { root: scrolls ? box.current : null, rootMargin: '-50% 0px' },
    );
    scenes.forEach((scene) => observer.observe(scene));
    return () => observer.disconnect();
  }, [box, session, scrolls]);

  return current;
}
