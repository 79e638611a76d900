import type { SendFailure } from './send-failure';
import type { LogItem } from './message-log';

export interface Unsent {
  id: string;
  text: string;
  /** Milliseconds. */
  at: number;
  /** `sent`: stored, and soon to be shown as such. */
  state: 'queued' | 'sending' | 'sent' | 'failed';
  failure?: SendFailure;
}

/** A message as it survives a reload of the tab. */
export type PersistedMessage = Pick<Unsent, 'id' | 'text' | 'at'> & { failed: boolean };

/** Own messages that are not (known to be) stored, oldest first. */
export class Outbox {
  entries: readonly Unsent[] = [];

  constructor(kept: readonly PersistedMessage[]) {
    this.entries = kept.map(({ id, text, at, failed }) => ({
      id,
      text,
      at,
      ...(failed
        ? { state: 'failed' as const, failure: { kind: 'unanswered' as const } }
        : { state: 'queued' as const }),
    }));
  }

  kept(): PersistedMessage[] {
    return this.entries
      .filter(({ state }) => state !== 'sent')
      .map(({ id, text, at, state }) => ({ id, text, at, failed: state === 'failed' }));
  }

  add(entry: Pick<Unsent, 'id' | 'text' | 'at'>): void {
    this.entries = [...this.entries, { ...entry, state: 'queued' }];
  }

  mark(id: string, state: Unsent['state'], failure?: SendFailure): void {
    this.entries = this.entries.map((entry) => {
      if (entry.id !== id) return entry;
      const { text, at } = entry;
      return { id, text, at, state, ...(failure && { failure }) };
    });
  }

  remove(id: string): void {
    this.entries = this.entries.filter((entry) => entry.id !== id);
  }

  next(): Unsent | undefined {
    return this.entries.find(({ state }) => state === 'queued');
  }

  /** Takes out what the log shows by now. @returns whether there was something */
  settle(items: readonly LogItem[]): boolean {
    if (this.entries.length === 0) return false;
    const stored = new Set(items.map(({ message }) => message.client_message_id));
    const left = this.entries.filter(({ id }) => !stored.has(id));
    const isLess = left.length < this.entries.length;
    if (isLess) this.entries = left;
    return isLess;
  }
}
