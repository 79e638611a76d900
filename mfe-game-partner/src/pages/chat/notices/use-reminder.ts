import { useEffect, useState } from 'react';
import { addUsage, writeUsage, readUsage, REMIND_AFTER_MS } from './usage-time';

const TICK_MS = 15_000;

export type ReminderKind = 'first' | 'long';

/** The reminder to show: at the first chat of a tab, and after two hours of usage without a break. */
export function useReminder(): { due: ReminderKind | null; dismiss: () => void } {
  const [due, setDue] = useState<ReminderKind | null>(null);

  useEffect(() => {
    const stored = readUsage();
    let countedUntil = Date.now();
    const initial = addUsage(stored, 0, countedUntil);
    writeUsage(initial);
    // After the first render. A reload does not count as a break.
    const first = setTimeout(() => {
      if (initial.used >= REMIND_AFTER_MS) setDue('long');
      else if (stored.last === 0) setDue('first');
    });
    const count = () => {
      const now = Date.now();
      // Ignore the time during which the machine was asleep.
      const elapsed = document.hidden ? 0 : Math.min(now - countedUntil, 2 * TICK_MS);
      countedUntil = now;
      if (elapsed === 0) return;
      const usage = addUsage(readUsage(), elapsed, now);
      writeUsage(usage);
      if (usage.used >= REMIND_AFTER_MS) setDue('long');
    };
    const timer = setInterval(count, TICK_MS);
    return () => {
      count();
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);

  const dismiss = (): void => {
    if (due === 'long') writeUsage({ used: 0, last: Date.now() });
    setDue(null);
  };
  return { due, dismiss };
}
