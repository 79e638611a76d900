import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Language } from '@huoban/contracts';

/** Milliseconds that one letter takes to read. */
const PACE: Record<Language, number> = { zh: 130, ja: 120, en: 55 };
const SHORTEST = 1800;
const LONGEST = 12_000;

/** How fast the story reads on by itself. */
export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.6 } as const;
export type Speed = keyof typeof SPEEDS;
/** The next one when the reader asks for another. */
export const AFTER: Record<Speed, Speed> = { slow: 'normal', normal: 'fast', fast: 'slow' };

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Reads on by itself once a line has had its time; never for readers who asked for less motion. */
export function useAutoAdvance(
  on: boolean,
  { line, key, language, speed }: { line: string; key: number; language: Language; speed: Speed },
  readOn: () => void,
): void {
  const next = useEffectEvent(readOn);
  useEffect(() => {
    if (!on || calm()) return;
    const time = Math.min(LONGEST, Math.max(SHORTEST, line.length * PACE[language]));
    const timer = setTimeout(() => next(), time * SPEEDS[speed]);
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
