import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the element of the returned ref when the focused element is removed (a filter chip, the last
 * "more" link), so that keyboard users keep their position. The element needs `tabIndex={-1}`.
 * @param scope whose removed elements count: all of the page, or only those inside of the element
 */
export function useFocusFallback<E extends HTMLElement>(
  scope: 'page' | 'inside' = 'page',
): RefObject<E | null> {
  const fallback = useRef<E>(null);
  const lastFocused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent): void => {
      const isInside = target instanceof Node && fallback.current?.contains(target);
      lastFocused.current = scope === 'page' || isInside ? target : null;
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [scope]);
  useEffect(() => {
    const element = lastFocused.current;
    const isRemoved = element instanceof Element && !element.isConnected;
    if (!isRemoved || document.activeElement !== document.body) return;
    lastFocused.current = null;
    fallback.current?.focus({ preventScroll: true });
  });
  return fallback;
}
