import { useEffect, useEffectEvent } from 'react';
import type { Language } from '@huoban/contracts';

/** Milliseconds that one letter takes to read. */
const PACE: Record<Language, number> = { zh: 130, ja: 120, en: 55 };
const SHORTEST = 1800;
const LONGEST = 12_000;

const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Reads on by itself once a line has had its time; never for readers who asked for less motion. */
export function useAutoAdvance(
  on: boolean,
  { line, key, language }: { line: string; key: number; language: Language },
  readOn: () => void,
): void {
  const next = useEffectEvent(readOn);
  useEffect(() => {
    if (!on || calm()) return;
    const time = Math.min(LONGEST, Math.max(SHORTEST, line.length * PACE[language]));
    const timer = setTimeout(() => next(), time);
    return () => clearTimeout(timer);
  }, [on, line, key, language]);
}
