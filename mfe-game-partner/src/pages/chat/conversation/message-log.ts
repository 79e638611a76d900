import type { Message } from '@huoban/contracts/api';

/** A stored message in the list. */
export interface LogItem {
  message: Message;
  /** React key; the same before and after the message was stored. */
  key: string;
  /** Creation time, in milliseconds. */
  at: number;
}

export const ownKey = (clientMessageId: string): string => `own:${clientMessageId}`;
export const replyKey = (replyId: string): string => `reply:${replyId}`;

/**
 * The stored messages of a conversation as one contiguous range of sequence numbers, whatever the order of arrival.
 * Messages after a gap are held back until the gap is filled.
 */
export class MessageLog {
  items: readonly LogItem[] = [];
  private readonly ahead = new Map<number, LogItem>();

  get firstSeq(): number | undefined {
    return this.items[0]?.message.seq;
  }

  get lastSeq(): number | undefined {
    return this.items.at(-1)?.message.seq;
  }

  /** Nothing precedes the range, although it does not start at 1: the conversation was cleared. */
  startsHere = false;

  /** Whether messages exist before the range. */
  get hasOlder(): boolean {
    return !this.startsHere && (this.firstSeq ?? 1) > 1;
  }

  /** Sequence number before a gap, if later messages are known. */
  get gapAfter(): number | undefined {
    return this.ahead.size > 0 ? this.lastSeq : undefined;
  }

  /** `replyId`: the reply that was stored with these messages; its row keeps its key. */
  add(messages: readonly Message[], replyId?: string): void {
    const found = messages.map((message) => ({
      message,
      at: Date.parse(message.created_at),
      key: keyOf(message, replyId),
    }));
    const bySeq = new Map(found.map((item) => [item.message.seq, item]));
    this.initialise(found);
    const { firstSeq, lastSeq } = this;
    if (firstSeq === undefined || lastSeq === undefined) return;
    this.extendBelow(bySeq, firstSeq);
    for (const item of found)
      if (item.message.seq > lastSeq) this.ahead.set(item.message.seq, item);
    this.extendAbove(lastSeq);
  }

  /** Starts again with the messages after the gap, because those before it were deleted. */
  restartAfterGap(): void {
    const first = Math.min(...this.ahead.keys());
    const item = this.ahead.get(first);
    if (!item) return;
    this.ahead.delete(first);
    this.items = [item];
    this.startsHere = true;
    this.extendAbove(first);
  }

  /** Takes over changed texts of known messages. */
  update(messages: readonly Message[]): void {
    const changed = new Map(messages.map((message) => [message.seq, message]));
    // New items throughout, because rows are reused while the ends of the range are the same.
    this.items = this.items.map((item) => ({
      ...item,
      message: changed.get(item.message.seq) ?? item.message,
    }));
  }

  private initialise(found: readonly LogItem[]): void {
    if (this.items.length > 0) return;
    const newest = found.reduce<LogItem | undefined>(
      (last, item) => (last && last.message.seq > item.message.seq ? last : item),
      undefined,
    );
    if (newest) this.items = [newest];
  }

  private extendBelow(bySeq: ReadonlyMap<number, LogItem>, low: number): void {
    const older: LogItem[] = [];
    for (let seq = low - 1; ; seq -= 1) {
      const item = bySeq.get(seq);
      if (!item) break;
      older.push(item);
    }
    if (older.length > 0) this.items = [...older.reverse(), ...this.items];
  }

  private extendAbove(high: number): void {
    const newer: LogItem[] = [];
    for (let seq = high + 1; ; seq += 1) {
      const item = this.ahead.get(seq);
      if (!item) break;
      this.ahead.delete(seq);
      newer.push(item);
    }
    if (newer.length > 0) this.items = [...this.items, ...newer];
  }
}

function keyOf({ client_message_id, sender, seq }: Message, replyId: string | undefined): string {
  if (client_message_id !== null) return ownKey(client_message_id);
  return replyId !== undefined && sender === 'character' ? replyKey(replyId) : `seq:${seq}`;
}
