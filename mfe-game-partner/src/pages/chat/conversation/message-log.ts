import type { Message } from '@huoban/contracts/api';

/** A stored message as the list shows it. */
export interface LogItem {
  message: Message;
  /** The same as long as the message is shown, also before it was stored. */
  key: string;
  /** Milliseconds. */
  at: number;
}

export const ownKey = (clientMessageId: string): string => `own:${clientMessageId}`;
export const replyKey = (replyId: string): string => `reply:${replyId}`;

/**
 * The stored messages of a talk: one unbroken run of positions, each once, whatever arrives in which order. What lies
 * beyond a gap is kept until the gap is filled.
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

  /** Positions start at 1: whether there is something before the run. */
  get hasOlder(): boolean {
    return (this.firstSeq ?? 1) > 1;
  }

  /** Position after which something is missing although later messages are known. */
  get gapAfter(): number | undefined {
    return this.ahead.size > 0 ? this.lastSeq : undefined;
  }

  /** `replyId`: of the reply that these messages end, whose row goes on under the same key. */
  add(messages: readonly Message[], replyId?: string): void {
    const found = messages.map((message) => ({
      message,
      at: Date.parse(message.created_at),
      key: keyOf(message, replyId),
    }));
    const bySeq = new Map(found.map((item) => [item.message.seq, item]));
    this.startWith(found);
    const { firstSeq, lastSeq } = this;
    if (firstSeq === undefined || lastSeq === undefined) return;
    this.extendBelow(bySeq, firstSeq);
    for (const item of found)
      if (item.message.seq > lastSeq) this.ahead.set(item.message.seq, item);
    this.extendAbove(lastSeq);
  }

  private startWith(found: readonly LogItem[]): void {
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
