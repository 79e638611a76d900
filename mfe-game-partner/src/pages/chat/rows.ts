import type { Talk } from './conversation/conversation';
import type { Unsent } from './conversation/outbox';
import { ownKey, replyKey, type LogItem } from './conversation/talk-log';
import type { ReplyPhase } from './conversation/reply';

/** `leads`: the first of several by one speaker, under which name and time stand. */
export type Row =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; item: LogItem; leads: boolean }
  | { kind: 'unsent'; key: string; entry: Unsent; leads: boolean }
  | { kind: 'reply'; key: string; phase: ReplyPhase; leads: boolean };

/** A pause after which the same speaker is named again. */
const GROUP_MS = 5 * 60_000;
const days = new WeakMap<LogItem, string>();

const dayAt = (at: number): string => new Date(at).toDateString();

function dayOf(item: LogItem): string {
  const known = days.get(item);
  if (known !== undefined) return known;
  const day = dayAt(item.at);
  days.set(item, day);
  return day;
}

/**
 * The rows of what is stored. Rows that are there do not change when older messages come: the oldest message that is
 * known is only shown when nothing is before it, since its neighbour decides about its day and its name.
 * `unreadAfter`: position behind which the reader has seen nothing yet, or null.
 */
export function storedRows(
  items: readonly LogItem[],
  { hasOlder, unreadAfter }: { hasOlder: boolean; unreadAfter: number | null },
): Row[] {
  const rows: Row[] = [];
  let previous: LogItem | undefined = hasOlder ? items[0] : undefined;
  for (const item of hasOlder ? items.slice(1) : items) {
    const isNewDay = !previous || dayOf(previous) !== dayOf(item);
    if (isNewDay) rows.push({ kind: 'day', key: `day:${item.key}`, at: item.at });
    const isFirstUnread = previous !== undefined && previous.message.seq === unreadAfter;
    if (isFirstUnread) rows.push({ kind: 'unread', key: 'unread' });
    const leads = isNewDay || isFirstUnread || !previous || !belongTogether(previous, item);
    rows.push({ kind: 'message', key: item.key, item, leads });
    previous = item;
  }
  return rows;
}

/** The rows after them, of what is not stored yet: the reply under way and the reader's own words. */
export function openRows(
  items: readonly LogItem[],
  { unsent, reply }: Pick<Talk, 'unsent' | 'reply'>,
): Row[] {
  const rows: Row[] = [];
  const last = items.at(-1);
  if (reply) {
    const leads = last?.message.sender !== 'character';
    rows.push({ kind: 'reply', key: replyKey(reply.id), phase: reply.phase, leads });
  }
  let wasOwn = !reply && last?.message.sender === 'user';
  for (const entry of unsent) {
    rows.push({ kind: 'unsent', key: ownKey(entry.id), entry, leads: !wasOwn });
    wasOwn = true;
  }
  return rows;
}

const belongTogether = (before: LogItem, after: LogItem): boolean =>
  before.message.sender === after.message.sender && after.at - before.at < GROUP_MS;
