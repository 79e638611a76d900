import type { SendFailure } from './send-failure';
import type { LogItem } from './message-log';

export interface Unsent {
  id: string;
  text: string;
  /** Time of writing, in milliseconds. */
  at: number;
  /** `sent`: stored, but not in the log yet. */
  state: 'queued' | 'sending' | 'sent' | 'failed';
  failure?: SendFailure;
}

/** A message as stored for a reload of the tab. */
export type PersistedMessage = Pick<Unsent, 'id' | 'text' | 'at'> & { failed: boolean };

/** Own messages without an acknowledgement, oldest first. */
export class Outbox {
  entries: readonly Unsent[] = [];

  constructor(persisted: readonly PersistedMessage[]) {
    this.entries = persisted.map(({ id, text, at, failed }) => ({
      id,
      text,
      at,
      ...(failed
        ? { state: 'failed' as const, failure: { kind: 'timeout' as const } }
        : { state: 'queued' as const }),
    }));
  }

  toPersisted(): PersistedMessage[] {
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

  /** Removes entries that are in the log. @returns whether any was removed */
  settle(items: readonly LogItem[]): boolean {
    if (this.entries.length === 0) return false;
    const stored = new Set(items.map(({ message }) => message.client_message_id));
    const remaining = this.entries.filter(({ id }) => !stored.has(id));
    const hasChanged = remaining.length < this.entries.length;
    if (hasChanged) this.entries = remaining;
    return hasChanged;
  }
}
