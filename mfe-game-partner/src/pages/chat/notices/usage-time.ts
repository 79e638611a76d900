import { tabStore } from '@huoban/runtime';

/** Usage time after which a break is suggested. */
export const REMIND_AFTER_MS = 2 * 60 * 60_000;
/** A pause that resets the usage time. */
const BREAK_MS = 30 * 60_000;
const KEY = 'chat-usage';

export interface Usage {
  /** Time in the visible tab since the last break or reminder, in milliseconds. */
  used: number;
  /** Time of the last update, in milliseconds; 0: never in this tab. */
  last: number;
}

export function readUsage(): Usage {
  const [used = 0, last = 0] = (tabStore.read(KEY) ?? '').split(' ').map(Number);
  return Number.isFinite(used) && Number.isFinite(last) ? { used, last } : { used: 0, last: 0 };
}

export function writeUsage({ used, last }: Usage): void {
  tabStore.write(KEY, `${used} ${last}`);
}

/** Adds `elapsed` milliseconds of usage at the time `now`. */
export const addUsage = ({ used, last }: Usage, elapsed: number, now: number): Usage => ({
  used: last > 0 && now - last > BREAK_MS ? elapsed : used + elapsed,
  last: now,
});
