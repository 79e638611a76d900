import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Language } from '@huoban/contracts';

/** Reading time per letter. */
const MS_PER_LETTER: Record<Language, number> = { zh: 130, ja: 120, en: 55 };
const MIN_LINE_MS = 1800;
const MAX_LINE_MS = 12_000;

/** Factors on the reading time. */
export const SPEED_FACTORS = { slow: 1.6, normal: 1, fast: 0.6 } as const;
export type Speed = keyof typeof SPEED_FACTORS;
/** The speed that the speed button selects next. */
export const NEXT_SPEED: Record<Speed, Speed> = { slow: 'normal', normal: 'fast', fast: 'slow' };

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Advances after the reading time of a line. Disabled by `prefers-reduced-motion`. */
export function useAutoAdvance(
  enabled: boolean,
  { line, key, language, speed }: { line: string; key: number; language: Language; speed: Speed },
  onAdvance: () => void,
): void {
  const advance = useEffectEvent(onAdvance);
  useEffect(() => {
    if (!enabled || prefersReducedMotion()) return;
    const time = Math.min(
      MAX_LINE_MS,
      Math.max(MIN_LINE_MS, line.length * MS_PER_LETTER[language]),
    );
    const timer = setTimeout(() => advance(), time * SPEED_FACTORS[speed]);
    return () => clearTimeout(timer);
  }, [enabled, line, key, language, speed]);
}

/** Whether auto-advance must pause: the pointer is over the line, a control in it has the focus, or the tab is hidden. */
export function useAutoAdvancePaused(line: RefObject<HTMLElement | null>): boolean {
  const [hover, setHover] = useState(false);
  const [focus, setFocus] = useState(false);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const { current } = line;
    const within = ({ target }: Event): boolean =>
      target instanceof Node && current !== null && current.contains(target);
    const onPointerOver = (event: PointerEvent) =>
      setHover(event.pointerType === 'mouse' && within(event));
    const onFocusIn = (event: FocusEvent) => setFocus(within(event) && event.target !== current);
    const onVisibilityChange = () => setHidden(document.hidden);
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [line]);
  return hover || focus || hidden;
}
