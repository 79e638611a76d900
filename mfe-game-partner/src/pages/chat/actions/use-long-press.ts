import { useEffect, useRef, type RefObject } from 'react';

const LONG_PRESS_MS = 450;
/** A finger that moves scrolls, and one that is lifted taps. */
const ENDS = ['touchmove', 'touchend', 'touchcancel'] as const;

/** Opens after a long press of a finger on the element; a press elsewhere closes. */
export function useLongPress(
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => clearTimeout(timer);
    const press = () => {
      cancel();
      timer = setTimeout(() => setOpen(true), LONG_PRESS_MS);
    };
    target.addEventListener('touchstart', press, { passive: true });
    for (const name of ENDS) target.addEventListener(name, cancel, { passive: true });
    return () => {
      cancel();
      target.removeEventListener('touchstart', press);
      for (const name of ENDS) target.removeEventListener(name, cancel);
    };
  }, [setOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && element.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen, setOpen]);
  return element;
}
