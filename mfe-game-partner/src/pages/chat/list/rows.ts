import type { ConversationState } from '../conversation/conversation';
import type { Unsent } from '../conversation/outbox';
import { ownKey, replyKey, type LogItem } from '../conversation/message-log';
import type { ReplyPhase } from '../conversation/reply';

/** `leads`: the first of several by one speaker, under which name and time stand. */
export type Row =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; item: LogItem; leads: boolean }
  | { kind: 'unsent'; key: string; entry: Unsent; leads: boolean }
  | { kind: 'reply'; key: string; phase: ReplyPhase; leads: boolean };

/** A pause after which the same speaker is named again. */
const GROUP_GAP_MS = 5 * 60_000;
const days = new WeakMap<LogItem, string>();

const dayAt = (at: number): string => new Date(at).toDateString();

function dayOf(item: LogItem): string {
  const known = days.get(item);
  if (known !== undefined) return known;
  const day = dayAt(item.at);
  days.set(item, day);
  return day;
}

interface RowContext {
  hasOlder: boolean;
  /** Position behind which the reader has seen nothing yet, or null. */
  unreadAfter: number | null;
}

interface BuiltRows extends RowContext {
  items: readonly LogItem[];
  rows: readonly Row[];
}

/**
 * Makes the rows of what is stored. Rows that are there do not change when older messages come: the oldest message that
 * is known is only shown when nothing is before it, since its neighbour decides about its day and its name. Where only
 * later messages have come since the last time, the rows that were made then are taken over.
 */
export function createRowBuilder(): (
  items: readonly LogItem[],
  around: RowContext,
) => readonly Row[] {
  let last: BuiltRows | null = null;
  return (items, { hasOlder, unreadAfter }) => {
    const kept = last && isContinuation(last, { items, hasOlder, unreadAfter }) ? last : null;
    const known = kept?.items.length ?? (hasOlder ? 1 : 0);
    const later = items.slice(known);
    const added = rowsAfter(known > 0 ? items[known - 1] : undefined, later, unreadAfter);
    const rows = kept ? [...kept.rows, ...added] : added;
    last = { items, hasOlder, unreadAfter, rows };
    return rows;
  };
}

/** A log is one unbroken run: with the same ends it is the same run. */
const isContinuation = (last: BuiltRows, next: Omit<BuiltRows, 'rows'>): boolean =>
  last.items.length > 0 &&
  last.hasOlder === next.hasOlder &&
  last.unreadAfter === next.unreadAfter &&
  last.items[0] === next.items[0] &&
  last.items.at(-1) === next.items[last.items.length - 1];

function rowsAfter(
  before: LogItem | undefined,
  items: readonly LogItem[],
  unreadAfter: number | null,
): Row[] {
  const rows: Row[] = [];
  let previous = before;
  for (const item of items) {
    const isNewDay = !previous || dayOf(previous) !== dayOf(item);
    if (isNewDay) rows.push({ kind: 'day', key: `day:${item.key}`, at: item.at });
    const isFirstUnread = previous !== undefined && previous.message.seq === unreadAfter;
    if (isFirstUnread) rows.push({ kind: 'unread', key: 'unread' });
    const leads = isNewDay || isFirstUnread || !previous || !isSameGroup(previous, item);
    rows.push({ kind: 'message', key: item.key, item, leads });
    previous = item;
  }
  return rows;
}

/** The rows after them, of what is not stored yet: the reply under way and the reader's own words. */
export function pendingRows(
  items: readonly LogItem[],
  { unsent, reply }: Pick<ConversationState, 'unsent' | 'reply'>,
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

const isSameGroup = (before: LogItem, after: LogItem): boolean =>
  before.message.sender === after.message.sender && after.at - before.at < GROUP_GAP_MS;
