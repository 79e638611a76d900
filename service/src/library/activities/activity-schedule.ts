import type { Activity } from '@huoban/contracts/api';

const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** Days since 1970-01-01 in China of a time in milliseconds. */
const chinaDay = (now: number) => Math.floor((now + CHINA_OFFSET_MS) / DAY_MS);
const isoDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** 1970-01-01 was a Thursday. */
const mondayOf = (day: number) => day - ((((day + 3) % 7) + 7) % 7);

/** Resolves offsets from Monday of the current week to dates and the state at `now` (milliseconds). */
export function resolveSchedule(
  { starts, ends }: { starts: number; ends: number },
  now: number,
): Pick<Activity, 'state' | 'starts_on' | 'ends_on' | 'days_left'> {
  const today = chinaDay(now);
  const first = mondayOf(today) + starts;
  const last = mondayOf(today) + ends;
  const days = { starts_on: isoDay(first), ends_on: isoDay(last) };
  if (today < first) return { ...days, state: 'upcoming', days_left: first - today };
  if (today > last) return { ...days, state: 'ended', days_left: 0 };
  return { ...days, state: 'running', days_left: last - today };
}
