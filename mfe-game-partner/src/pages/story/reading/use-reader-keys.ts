import { useEffect, useEffectEvent } from 'react';

interface ReaderKeys {
  advance: () => void;
  /** `index` from 0. */
  pick: (index: number) => void;
}

const FIELDS = 'input, textarea, select, dialog';
const CONTROLS = `${FIELDS}, a, button`;

/** Space, Enter and → advance, 1–9 pick a choice. Ignores keys that belong to a focused control. */
export function useReaderKeys({ advance, pick }: ReaderKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const within = (controls: string) =>
      target instanceof Element && target.closest(controls) !== null;
    if (key === 'ArrowRight' ? within(FIELDS) : within(/^[1-9]$/.test(key) ? FIELDS : CONTROLS))
      return;
    if (/^[1-9]$/.test(key)) pick(Number(key) - 1);
    else if (key === ' ' || key === 'Enter' || key === 'ArrowRight') {
      event.preventDefault();
      if (!event.repeat) advance();
    }
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
