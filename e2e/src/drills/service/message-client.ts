import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@huoban/contracts/api';
import { sendMessage, type MessagingSocket } from './api-client';

const ACKNOWLEDGE_MS = 1_500;
const RETRY_MS = 40;

/** When each message was first sent, by its id; shared by all clients. */
export type SentAt = Map<string, number>;

/**
 * A client as a browser is: it sends each message until it is acknowledged, reconnects, and then requests what it has not
 * received. It records everything.
 */
export class MessageClient {
  readonly acknowledged = new Set<string>();
  readonly received: Message[] = [];
  /** Milliseconds from the first sending to the acknowledgement, and to the arrival at this client. */
  readonly acknowledgeTimes: number[] = [];
  readonly arrivalTimes: number[] = [];
  resent = 0;
  connections = 0;

  constructor(
    private readonly name: string,
    private readonly socket: MessagingSocket,
    private readonly characterId: string,
    private readonly sentAt: SentAt,
  ) {
    socket.on('connect', () => {
      this.connections += 1;
      void this.open();
    });
    socket.on('message', ({ message }) => {
      this.received.push(message);
      const sent = sentAt.get(message.client_message_id ?? '');
      if (sent !== undefined) this.arrivalTimes.push(performance.now() - sent);
    });
    // The socket reconnects after network errors, but not when the service has refused or closed the connection.
    socket.on('connect_error', () => this.reconnect());
    socket.on('disconnect', (reason) => {
      if (reason !== 'io client disconnect') this.reconnect();
    });
    socket.connect();
  }

  private reconnect(): void {
    if (!this.socket.active) setTimeout(() => this.socket.connect(), RETRY_MS);
  }

  get lastSeq(): number {
    return this.received.at(-1)?.seq ?? 0;
  }

  private async open(): Promise<void> {
    const { socket, characterId: character_id, lastSeq: after } = this;
    while (socket.connected) {
      const isOpen = await new Promise<boolean>((resolve) => {
        const event = { character_id, language: 'en', after } as const;
        socket
          .timeout(ACKNOWLEDGE_MS)
          .emit('open', event, (late: Error | null, result) => resolve(late === null && result.ok));
      });
      if (isOpen) return;
      await sleep(RETRY_MS);
    }
  }

  /** Sends messages one after the other, each until it is acknowledged. */
  async sendAll(count: number, onAcknowledged: () => void): Promise<void> {
    for (let nth = 1; nth <= count; nth += 1) {
      await this.send(`${this.name}-message-${nth}`, `${this.name} says number ${nth}`);
      onAcknowledged();
    }
  }

  private async send(id: string, text: string): Promise<void> {
    const startedAt = performance.now();
    this.sentAt.set(id, startedAt);
    const message = { characterId: this.characterId, id, text };
    // A disconnected socket would buffer the message and send it twice.
    while (
      !this.socket.connected ||
      (await sendMessage(this.socket, message, ACKNOWLEDGE_MS)) !== null
    ) {
      this.resent += 1;
      await sleep(RETRY_MS);
    }
    this.acknowledged.add(id);
    this.acknowledgeTimes.push(performance.now() - startedAt);
  }
}
