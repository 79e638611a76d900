import type { Language } from '@huoban/contracts';
import type { Message } from '@huoban/contracts/api';
import type { ConversationSocket } from '../connection/conversation-socket';
import { retryDelay } from '../connection/retry-delay';
import type { LogItem } from './message-log';
import { Outbox, type PersistedMessage, type Unsent } from './outbox';
import { toSendFailure, type SendFailure } from './send-failure';

const TIMEOUT_FAILURE: SendFailure = { kind: 'timeout' };

export interface OutboxSenderOptions {
  address: { character_id: string; language: Language };
  /** The socket on which the conversation is open. */
  getSocket: () => ConversationSocket | null;
  newId: () => string;
  random: () => number;
  persisted: readonly PersistedMessage[];
  persist: (messages: PersistedMessage[]) => void;
  /** Called when the service has stored a message. */
  onStored: (message: Message) => void;
  onChange: () => void;
  onSignedOut: () => void;
  onLoginNeeded: (text: string) => void;
  onSocketFailure: (socket: ConversationSocket, error: unknown) => void;
}

/**
 * Sends own messages one at a time, so that they are stored in the order in which they were written. What an outage keeps
 * is sent again by itself, with the same id, so that it is stored once.
 */
export class OutboxSender {
  private readonly outbox: Outbox;
  private busy = false;
  /** Attempts since the service last had its database. */
  private failedAttempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private settledItems: readonly LogItem[] = [];

  constructor(private readonly options: OutboxSenderOptions) {
    this.outbox = new Outbox(options.persisted);
  }

  get unsent(): readonly Unsent[] {
    return this.outbox.entries;
  }

  add(text: string): void {
    this.outbox.add({ id: this.options.newId(), text, at: Date.now() });
    this.retry();
  }

  resend(id: string): void {
    this.outbox.mark(id, 'queued');
    this.retry();
  }

  discard(id: string): void {
    this.outbox.remove(id);
    this.onChange();
    void this.flush();
  }

  /** Sends everything that can be sent now. */
  retry(): void {
    this.end();
    this.outbox.requeue();
    this.onChange();
    void this.flush();
  }

  /** Sends nothing more by itself. */
  end(): void {
    clearTimeout(this.timer);
  }

  /** Marks queued messages as failed, because the connection was given up. */
  giveUp(): void {
    for (const { id, state } of this.outbox.entries)
      if (state === 'queued') this.outbox.mark(id, 'failed', TIMEOUT_FAILURE);
    this.onChange();
  }

  /** Removes messages that are in the log. */
  settle(items: readonly LogItem[]): void {
    if (items === this.settledItems) return;
    this.settledItems = items;
    if (this.outbox.settle(items)) this.persist();
  }

  async flush(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (;;) {
      const socket = this.options.getSocket();
      const entry = this.outbox.next();
      if (!socket || !entry) break;
      this.mark(entry, 'sending');
      await this.deliver(socket, entry);
    }
    this.busy = false;
  }

  private async deliver(socket: ConversationSocket, entry: Unsent): Promise<void> {
    const { address, onStored, onSocketFailure, onSignedOut, onLoginNeeded } = this.options;
    try {
      const event = { ...address, client_message_id: entry.id, text: entry.text };
      const result = await socket.request('send', event);
      if (result.ok) {
        this.failedAttempts = 0;
        this.mark(entry, 'sent');
        return onStored(result.message);
      }
      const failure = toSendFailure(result);
      if (failure.kind === 'loginNeeded') {
        this.discard(entry.id);
        return onLoginNeeded(entry.text);
      }
      if (failure.kind === 'unavailable') this.retryLater();
      if (failure.kind !== 'signedOut') return this.mark(entry, 'failed', failure);
      this.mark(entry, 'queued');
      onSignedOut();
    } catch (error) {
      const isReplaced = this.options.getSocket() !== socket;
      if (isReplaced) return this.mark(entry, 'queued');
      this.mark(entry, 'failed', TIMEOUT_FAILURE);
      onSocketFailure(socket, error);
    }
  }

  private retryLater(): void {
    const delay = retryDelay(this.failedAttempts, this.options.random);
    this.failedAttempts += 1;
    this.timer = setTimeout(() => this.retry(), delay);
  }

  private mark({ id }: Unsent, state: Unsent['state'], failure?: SendFailure): void {
    this.outbox.mark(id, state, failure);
    this.onChange();
  }

  private onChange(): void {
    this.persist();
    this.options.onChange();
  }

  private persist(): void {
    this.options.persist(this.outbox.toPersisted());
  }
}
