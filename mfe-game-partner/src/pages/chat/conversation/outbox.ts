import { isTemporary, type SendFailure } from './send-failure';
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

/** A message as stored for a reload of the tab; `failed` for a reason that is not temporary. */
export type PersistedMessage = Pick<Unsent, 'id' | 'text' | 'at'> & { failed: boolean };

/** Own messages without an acknowledgement, oldest first. */
export class Outbox {
  entries: readonly Unsent[] = [];

  constructor(persisted: readonly PersistedMessage[]) {
    this.entries = persisted.map(({ id, text, at, failed }) => ({
      id,
      text,
      at,
      state: failed ? 'failed' : 'queued',
    }));
  }

  toPersisted(): PersistedMessage[] {
    return this.entries
      .filter(({ state }) => state !== 'sent')
      .map(({ id, text, at, state, failure }) => ({
        id,
        text,
        at,
        failed: state === 'failed' && !isTemporary(failure),
      }));
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

  /** The message to send next: none while an earlier one waits for its next attempt. */
  next(): Unsent | undefined {
    const first = this.entries.find(
      ({ state, failure }) => state === 'queued' || isTemporary(failure),
    );
    return first?.state === 'queued' ? first : undefined;
  }

  /** Queues what failed for a temporary reason. */
  requeue(): void {
    for (const { id, failure } of this.entries) if (isTemporary(failure)) this.mark(id, 'queued');
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
