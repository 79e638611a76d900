import type { Language } from '@huoban/contracts';
import type { Message } from '@huoban/contracts/api';
import { Outbox, type KeptMessage, type Unsent } from './outbox';
import type { TalkSocket } from './ports';
import { sendFailureOf, type SendFailure } from './refusal';
import type { LogItem } from './talk-log';

const UNANSWERED: SendFailure = { kind: 'unanswered' };

export interface SendingParts {
  address: { character_id: string; language: Language };
  /** Open for this conversation. */
  socket: () => TalkSocket | null;
  newId: () => string;
  kept: readonly KeptMessage[];
  keep: (messages: KeptMessage[]) => void;
  /** A message was stored. */
  stored: (message: Message) => void;
  changed: () => void;
  signedOut: () => void;
  lostTouch: (socket: TalkSocket, failure: unknown) => void;
}

/** Brings own messages to the service, one after the other: they are stored in the order in which they were written. */
export class Sending {
  private readonly outbox: Outbox;
  private busy = false;
  private settledFor: readonly LogItem[] = [];

  constructor(private readonly parts: SendingParts) {
    this.outbox = new Outbox(parts.kept);
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
      if (state === 'queued') this.outbox.mark(id, 'failed', UNANSWERED);
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
      const socket = this.parts.socket();
      const entry = this.outbox.next();
      if (!socket || !entry) break;
      this.mark(entry, 'sending');
      await this.deliver(socket, entry);
    }
    this.busy = false;
  }

  private async deliver(socket: TalkSocket, entry: Unsent): Promise<void> {
    const { address, stored, lostTouch, signedOut } = this.parts;
    try {
      const event = { ...address, client_message_id: entry.id, text: entry.text };
      const result = await socket.ask('send', event);
      if (result.ok) {
        this.mark(entry, 'sent');
        return stored(result.message);
      }
      const failure = sendFailureOf(result);
      if (failure.kind !== 'signedOut') return this.mark(entry, 'failed', failure);
      this.mark(entry, 'queued');
      signedOut();
    } catch (failure) {
      const isLost = this.parts.socket() !== socket;
      if (isLost) return this.mark(entry, 'queued');
      this.mark(entry, 'failed', UNANSWERED);
      lostTouch(socket, failure);
    }
  }

  private mark({ id }: Unsent, state: Unsent['state'], failure?: SendFailure): void {
    this.outbox.mark(id, state, failure);
    this.changed();
  }

  private changed(): void {
    this.keep();
    this.parts.changed();
  }

  private keep(): void {
    this.parts.keep(this.outbox.kept());
  }
}
