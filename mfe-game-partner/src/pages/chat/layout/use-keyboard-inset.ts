import { useEffect, type RefObject } from 'react';

/**
 * Tells the styles how much of the window a phone's keyboard covers (`--keyboard`). Browsers that make the window
 * smaller instead say 0.
 */
export function useKeyboardInset(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      // A reader who zooms in makes the view smaller, too: that is no keyboard.
      const covered = view.scale > 1.01 ? 0 : window.innerHeight - view.height;
      const inset = Math.max(0, Math.round(covered));
      room.current?.style.setProperty('--keyboard', `${inset}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, [room]);
}
