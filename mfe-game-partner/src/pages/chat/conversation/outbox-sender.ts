import type { Language } from '@huoban/contracts';
import type { Message } from '@huoban/contracts/api';
import { Outbox, type PersistedMessage, type Unsent } from './outbox';
import type { ConversationSocket } from '../connection/ports';
import { toSendFailure, type SendFailure } from './send-failure';
import type { LogItem } from './message-log';

const TIMEOUT_FAILURE: SendFailure = { kind: 'unanswered' };

export interface OutboxSenderOptions {
  address: { character_id: string; language: Language };
  /** Open for this conversation. */
  getSocket: () => ConversationSocket | null;
  newId: () => string;
  persisted: readonly PersistedMessage[];
  persist: (messages: PersistedMessage[]) => void;
  /** A message was stored. */
  onStored: (message: Message) => void;
  onChange: () => void;
  onSignedOut: () => void;
  onSocketFailure: (socket: ConversationSocket, failure: unknown) => void;
}

/** Brings own messages to the service, one after the other: they are stored in the order in which they were written. */
export class OutboxSender {
  private readonly outbox: Outbox;
  private busy = false;
  private settledFor: readonly LogItem[] = [];

  constructor(private readonly parts: OutboxSenderOptions) {
    this.outbox = new Outbox(parts.persisted);
  }

  get unsent(): readonly Unsent[] {
    return this.outbox.entries;
  }

  add(text: string): void {
    this.outbox.add({ id: this.parts.newId(), text, at: Date.now() });
    this.changed();
    void this.flush();
  }

  resend(id: string): void {
    this.outbox.mark(id, 'queued');
    this.changed();
    void this.flush();
  }

  discard(id: string): void {
    this.outbox.remove(id);
    this.changed();
  }

  /** There is no connection and nobody tries to make one: the reader decides what happens to what waits. */
  giveUp(): void {
    for (const { id, state } of this.outbox.entries)
      if (state === 'queued') this.outbox.mark(id, 'failed', TIMEOUT_FAILURE);
    this.changed();
  }

  /** Forgets what is shown as stored by now. */
  settle(items: readonly LogItem[]): void {
    if (items === this.settledFor) return;
    this.settledFor = items;
    if (this.outbox.settle(items)) this.keep();
  }

  async flush(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (;;) {
      const socket = this.parts.getSocket();
      const entry = this.outbox.next();
      if (!socket || !entry) break;
      this.mark(entry, 'sending');
      await this.deliver(socket, entry);
    }
    this.busy = false;
  }

  private async deliver(socket: ConversationSocket, entry: Unsent): Promise<void> {
    const { address, onStored, onSocketFailure, onSignedOut } = this.parts;
    try {
      const event = { ...address, client_message_id: entry.id, text: entry.text };
      const result = await socket.request('send', event);
      if (result.ok) {
        this.mark(entry, 'sent');
        return onStored(result.message);
      }
      const failure = toSendFailure(result);
      if (failure.kind !== 'signedOut') return this.mark(entry, 'failed', failure);
      this.mark(entry, 'queued');
      onSignedOut();
    } catch (error) {
      const isLost = this.parts.getSocket() !== socket;
      if (isLost) return this.mark(entry, 'queued');
      this.mark(entry, 'failed', TIMEOUT_FAILURE);
      onSocketFailure(socket, error);
    }
  }

  private mark({ id }: Unsent, state: Unsent['state'], failure?: SendFailure): void {
    this.outbox.mark(id, state, failure);
    this.changed();
  }

  private changed(): void {
    this.keep();
    this.parts.onChange();
  }

  private keep(): void {
    this.parts.persist(this.outbox.kept());
  }
}
