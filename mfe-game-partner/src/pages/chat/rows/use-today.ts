import { useEffect, useState } from 'react';
import { startOfDay } from './dates';

/** Timers may fire a little early by the clock. */
const AFTER_MIDNIGHT_MS = 1_000;

/** Start of the current day in the time zone of the browser, in milliseconds. Updates at midnight. */
export function useToday(): number {
  const [today, setToday] = useState(() => startOfDay(Date.now()));
  useEffect(() => {
    const update = (): void => setToday(startOfDay(Date.now()));
    const midnight = new Date(today).setHours(24, 0, 0, 0);
    const timer = setTimeout(update, midnight + AFTER_MIDNIGHT_MS - Date.now());
    // Timers do not run while the device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [today]);
  return today;
}
