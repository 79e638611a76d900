import { useEffect, useEffectEvent } from 'react';

interface ReaderKeys {
  readOn: () => void;
  /** `index`: from 0. */
  pick: (index: number) => void;
}

const FIELDS = 'input, textarea, select, dialog';
const CONTROLS = `${FIELDS}, a, button`;

/** Space, Enter and → read on, 1–9 pick; controls keep their own keys. */
export function useReaderKeys({ readOn, pick }: ReaderKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const within = (controls: string) =>
      target instanceof Element && target.closest(controls) !== null;
    if (key === 'ArrowRight' ? within(FIELDS) : within(/^[1-9]$/.test(key) ? FIELDS : CONTROLS))
      return;
    if (/^[1-9]$/.test(key)) pick(Number(key) - 1);
    else if (key === ' ' || key === 'Enter' || key === 'ArrowRight') {
      event.preventDefault();
      if (!event.repeat) readOn();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
