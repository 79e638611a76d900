import { useEffect, useRef } from 'react';

/** Scrolls a row sideways until its selected value is in the middle, as rows of phones are wider than the window. */
export function useSelectedInView(selected: string | null) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const value = list?.querySelector('[aria-current]');
    if (!list || !value) return;
    const [outer, inner] = [list.getBoundingClientRect(), value.getBoundingClientRect()];
    list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [selected]);
  return row;
}
