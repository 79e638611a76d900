import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Adopts text that was typed into a controlled field of the server's HTML before hydration: React leaves it in the field
 * of the returned ref without an event, and would overwrite it with the next render.
 */
export function useEarlyText(onAdopt: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const adopt = useEffectEvent(onAdopt);
  useLayoutEffect(() => {
    const { value = '', defaultValue = '' } = field.current ?? {};
    if (value !== defaultValue) adopt(value);
  }, []);
  return field;
}
