import { io, type Socket } from 'socket.io-client';
import {
  MESSAGING_PATH,
  type ClientToService,
  type SocketReply,
  type ServiceToClient,
} from '@huoban/contracts/messaging';
import type { Message } from '@huoban/contracts/api';

const TIMEOUT_MS = 20_000;

interface ReceivedEvent {
  name: string;
  event: Record<string, unknown>;
}

/** Acknowledgement of an event with unchecked fields, for matchers. */
export type Acknowledgement = SocketReply<Record<string, unknown>>;

/** A test connection to a node that records all received events. */
export class TestClient {
  readonly received: ReceivedEvent[] = [];
  private readonly waiting = new Set<() => void>();

  private constructor(readonly socket: Socket<ServiceToClient, ClientToService>) {
    socket.onAny((name: string, event: Record<string, unknown> = {}) => {
      this.received.push({ name, event });
      for (const look of this.waiting) look();
    });
  }

  /** @throws the connect_error of a refused connection */
  static async connect(url: string, auth: Record<string, unknown>): Promise<TestClient> {
    const socket: Socket<ServiceToClient, ClientToService> = io(url, {
      path: MESSAGING_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth,
    });
    const client = new TestClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return client;
  }

  /** Sends any event, also an invalid one. */
  emit(name: string, ...event: unknown[]): Promise<Acknowledgement> {
    const anything = this.socket as Socket<Record<string, never>, Record<string, never>>;
    return anything.timeout(TIMEOUT_MS).emitWithAck(name, ...(event as never[]));
  }

  open(characterId: string, more: Record<string, unknown> = {}): Promise<Acknowledgement> {
    return this.emit('open', { character_id: characterId, language: 'en', ...more });
  }

  send(characterId: string, id: string, text: string): Promise<Acknowledgement> {
    const words = { client_message_id: id, text, language: 'en' };
    return this.emit('send', { character_id: characterId, ...words });
  }

  events(name: string): Record<string, unknown>[] {
    return this.received.filter((each) => each.name === name).map(({ event }) => event);
  }

  messages(): Message[] {
    return this.events('message').map(({ message }) => message as Message);
  }

  /** Resolves when received events fulfil the condition. @throws Error with all received events after the timeout */
  waitUntil(condition: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!condition()) return;
        this.waiting.delete(look);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`condition not met; received: ${JSON.stringify(this.received)}`));
      }, TIMEOUT_MS);
      this.waiting.add(look);
      look();
    });
  }

  /** Outcome of the nth reply that ended. */
  async waitForOutcome(nth = 1): Promise<unknown> {
    await this.waitUntil(() => this.events('reply_ended').length >= nth);
    return this.events('reply_ended')[nth - 1]?.outcome;
  }
}
