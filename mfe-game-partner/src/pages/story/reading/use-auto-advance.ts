import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Language } from '@huoban/contracts';

/** Milliseconds that one letter takes to read. */
const MS_PER_LETTER: Record<Language, number> = { zh: 130, ja: 120, en: 55 };
const MIN_LINE_MS = 1800;
const MAX_LINE_MS = 12_000;

/** How fast the story reads on by itself. */
export const SPEED_FACTORS = { slow: 1.6, normal: 1, fast: 0.6 } as const;
export type Speed = keyof typeof SPEED_FACTORS;
/** The next one when the reader asks for another. */
export const NEXT_SPEED: Record<Speed, Speed> = { slow: 'normal', normal: 'fast', fast: 'slow' };

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Reads on by itself once a line has had its time; never for readers who asked for less motion. */
export function useAutoAdvance(
  on: boolean,
  { line, key, language, speed }: { line: string; key: number; language: Language; speed: Speed },
  readOn: () => void,
): void {
  const next = useEffectEvent(readOn);
  useEffect(() => {
    if (!on || prefersReducedMotion()) return;
    const time = Math.min(
      MAX_LINE_MS,
      Math.max(MIN_LINE_MS, line.length * MS_PER_LETTER[language]),
    );
    const timer = setTimeout(() => next(), time * SPEED_FACTORS[speed]);
    return () => clearTimeout(timer);
  }, [on, line, key, language, speed]);
}

/** Whether a reader looks closer: the pointer rests on the line, a control of it has the focus, or the tab is hidden. */
export function useAttention(line: RefObject<HTMLElement | null>): boolean {
  const [hover, setHover] = useState(false);
  const [focus, setFocus] = useState(false);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const { current } = line;
    const within = ({ target }: Event): boolean =>
      target instanceof Node && current !== null && current.contains(target);
    const over = (event: PointerEvent) => setHover(event.pointerType === 'mouse' && within(event));
    const focused = (event: FocusEvent) => setFocus(within(event) && event.target !== current);
    const turned = () => setHidden(document.hidden);
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', focused);
    document.addEventListener('visibilitychange', turned);
    return () => {
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', focused);
      document.removeEventListener('visibilitychange', turned);
    };
  }, [line]);
  return hover || focus || hidden;
}
