import { useEffect, useState } from 'react';
import { addUsage, writeUsage, readUsage, REMIND_AFTER_MS } from './usage-time';

const TICK_MS = 15_000;

export type ReminderKind = 'first' | 'long';

/** Which reminder is due: at the first talk of a tab, and after two hours in sight without a break. */
export function useReminder(): { due: ReminderKind | null; goOn: () => void } {
  const [due, setDue] = useState<ReminderKind | null>(null);

  useEffect(() => {
    const known = readUsage();
    let since = Date.now();
    const begun = addUsage(known, 0, since);
    writeUsage(begun);
    // After the talk has been seen. A reload is no break.
    const first = setTimeout(() => {
      if (begun.used >= REMIND_AFTER_MS) setDue('long');
      else if (known.last === 0) setDue('first');
    });
    const count = () => {
      const now = Date.now();
      // A machine that slept was not in use, whatever its clock says.
      const elapsed = document.hidden ? 0 : Math.min(now - since, 2 * TICK_MS);
      since = now;
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

  const goOn = (): void => {
    if (due === 'long') writeUsage({ used: 0, last: Date.now() });
    setDue(null);
  };
  return { due, goOn };
}
