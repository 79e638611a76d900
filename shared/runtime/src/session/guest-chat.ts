import { localStore } from '../storage/safe-storage';

const KEY = 'guest-chat-over-until';
const DAY_MS = 24 * 60 * 60_000;

/** Stores whether this browser's guest may still write, and for how long that is so. */
export function storeGuestChat({
  messages_left: left,
  kept_days: days,
}: {
  messages_left: number;
  kept_days: number;
}): void {
  if (left > 0) localStore.remove(KEY);
  else localStore.write(KEY, String(Date.now() + days * DAY_MS));
}

/** Whether the guest of this browser has written the last message. Call it only in the browser. */
export const isGuestChatOver = (): boolean => Number(localStore.read(KEY)) > Date.now();
