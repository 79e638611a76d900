import { useEffect, useRef, type RefObject } from 'react';

/**
 * When the element that has the focus goes away (a filter that was taken off, the last "more"), the element of the
 * returned ref takes it, so that the keyboard goes on near there. Give that element `tabIndex={-1}`.
 */
export function useFocusFallback<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    last.current = null;
    place.current?.focus({ preventScroll: true });
  });
  return place;
}
