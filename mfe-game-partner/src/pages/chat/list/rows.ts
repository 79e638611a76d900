import type { ConversationState } from '../conversation/conversation';
import type { Unsent } from '../conversation/outbox';
import { ownKey, replyKey, type LogItem } from '../conversation/message-log';
import type { ReplyPhase } from '../conversation/reply';

/** `leads`: the first message of a group, shown with name and time. */
export type Row =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; item: LogItem; leads: boolean }
  | { kind: 'unsent'; key: string; entry: Unsent; leads: boolean }
  | { kind: 'reply'; key: string; phase: ReplyPhase; leads: boolean };

/** A pause that starts a new group. */
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
  /** Sequence number of the last message before the unread ones, or null. */
  unreadAfter: number | null;
}

interface BuiltRows extends RowContext {
  items: readonly LogItem[];
  rows: readonly Row[];
}

/**
 * Creates the rows of stored messages. Existing rows do not change when older messages are loaded: the oldest known
 * message is shown only if none precedes it, because its predecessor decides on its day and name. If only newer messages
 * were added, the previous rows are reused.
 */
export function createRowBuilder(): (
  items: readonly LogItem[],
  context: RowContext,
) => readonly Row[] {
  let last: BuiltRows | null = null;
  return (items, { hasOlder, unreadAfter }) => {
    const reused = last && isContinuation(last, { items, hasOlder, unreadAfter }) ? last : null;
    const known = reused?.items.length ?? (hasOlder ? 1 : 0);
    const later = items.slice(known);
    const added = rowsAfter(known > 0 ? items[known - 1] : undefined, later, unreadAfter);
    const rows = reused ? [...reused.rows, ...added] : added;
    last = { items, hasOlder, unreadAfter, rows };
    return rows;
  };
}

/** The log is contiguous, so equal ends mean an equal range. */
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

/** The rows of the reply in progress and of own messages that are not stored yet. */
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
