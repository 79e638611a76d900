import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Message } from '@huoban/contracts/api';
import {
  MESSAGING_PATH,
  type ClientToService,
  type ServiceToClient,
} from '@huoban/contracts/messaging';

const ACKNOWLEDGE_MS = 1_500;
const AGAIN_MS = 40;

/** The types of the socket say that there is always an error; there is none when the answer came in time. */
const isLate = (late: Error | null): boolean => late !== null;

/** What both talkers share: when each message was first sent, by its id. */
export type SentAt = Map<string, number>;

/**
 * A client as a browser would be: sends each message until it is acknowledged, comes back after every lost connection
 * and then asks for what it has not seen. It keeps everything it was told, so that nothing is hidden by it.
 */
export class Talker {
  readonly acknowledged = new Set<string>();
  readonly received: Message[] = [];
  /** Milliseconds from the first sending to the acknowledgement, and to the arrival at this client. */
  readonly acknowledgeTimes: number[] = [];
  readonly arrivalTimes: number[] = [];
  resent = 0;
  connections = 0;
  readonly #socket: Socket<ServiceToClient, ClientToService>;

  constructor(
    readonly name: string,
    url: string,
    token: string,
    private readonly characterId: string,
    private readonly sentAt: SentAt,
  ) {
    this.#socket = io(url, {
      path: MESSAGING_PATH,
      transports: ['websocket'],
      auth: { token },
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
    });
    this.#socket.on('connect', () => {
      this.connections += 1;
      void this.#open();
    });
    this.#socket.on('message', ({ message }) => {
      this.received.push(message);
      const sent = sentAt.get(message.client_message_id ?? '');
      if (sent !== undefined) this.arrivalTimes.push(performance.now() - sent);
    });
  }

  async #open(): Promise<void> {
    const event = {
      character_id: this.characterId,
      language: 'en',
      after: this.received.at(-1)?.seq ?? 0,
    } as const;
    while (this.#socket.connected) {
      const opened = await new Promise<boolean>((resolve) => {
        this.#socket
          .timeout(ACKNOWLEDGE_MS)
          .emit('open', event, (late, result) => resolve(!isLate(late) && result.ok));
      });
      if (opened) return;
      await sleep(AGAIN_MS);
    }
  }

  /** Sends messages one after the other, each until it is acknowledged; `said` after each. */
  async talk(count: number, said: () => void): Promise<void> {
    for (let nth = 1; nth <= count; nth += 1) {
      const id = `${this.name}-message-${nth}`;
      await this.#say(id, `${this.name} says number ${nth}`);
      said();
    }
  }

  async #say(id: string, text: string): Promise<void> {
    const began = performance.now();
    this.sentAt.set(id, began);
    const event = {
      character_id: this.characterId,
      language: 'en',
      client_message_id: id,
      text,
    } as const;
    for (;;) {
      const stored = await new Promise<boolean>((resolve) => {
        // Kept by the socket it would be sent twice: once by it, once by the next turn of this loop.
        if (!this.#socket.connected) return resolve(false);
        this.#socket
          .timeout(ACKNOWLEDGE_MS)
          .emit('send', event, (late, result) => resolve(!isLate(late) && result.ok));
      });
      if (stored) break;
      this.resent += 1;
      await sleep(AGAIN_MS);
    }
    this.acknowledged.add(id);
    this.acknowledgeTimes.push(performance.now() - began);
  }

  close(): void {
    this.#socket.disconnect();
  }
}
