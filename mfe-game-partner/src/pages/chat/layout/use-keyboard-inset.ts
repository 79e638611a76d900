import { useEffect, type RefObject } from 'react';

/** Sets `--keyboard` to the height of the on-screen keyboard; 0 in browsers that resize the window instead. */
export function useKeyboardInset(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => {
      // Zooming in shrinks the visual viewport, too.
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height;
      const inset = Math.max(0, Math.round(covered));
      room.current?.style.setProperty('--keyboard', `${inset}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, [room]);
}
