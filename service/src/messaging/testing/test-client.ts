import { io, type Socket } from 'socket.io-client';
import {
  MESSAGING_PATH,
  type ClientToService,
  type SocketReply,
  type ServiceToClient,
} from '@huoban/contracts/messaging';
import type { Message } from '@huoban/contracts/api';

const PATIENCE_MS = 8_000;

interface Heard {
  name: string;
  event: Record<string, unknown>;
}

/** The answer to an event; looked at with matchers, so its fields stay open. */
export type Acknowledged = SocketReply<Record<string, unknown>>;

/** A connection of a test to a node: everything it was told, in order. */
export class TestClient {
  readonly heard: Heard[] = [];
  readonly #waiting = new Set<() => void>();

  private constructor(readonly socket: Socket<ServiceToClient, ClientToService>) {
    socket.onAny((name: string, event: Record<string, unknown> = {}) => {
      this.heard.push({ name, event });
      for (const look of this.#waiting) look();
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

  /** Sends any event, also a wrong one. */
  say(name: string, ...event: unknown[]): Promise<Acknowledged> {
    const anything = this.socket as Socket<Record<string, never>, Record<string, never>>;
    return anything.timeout(PATIENCE_MS).emitWithAck(name, ...(event as never[]));
  }

  open(characterId: string, more: Record<string, unknown> = {}): Promise<Acknowledged> {
    return this.say('open', { character_id: characterId, language: 'en', ...more });
  }

  send(characterId: string, id: string, text: string): Promise<Acknowledged> {
    const words = { client_message_id: id, text, language: 'en' };
    return this.say('send', { character_id: characterId, ...words });
  }

  events(name: string): Record<string, unknown>[] {
    return this.heard.filter((each) => each.name === name).map(({ event }) => event);
  }

  messages(): Message[] {
    return this.events('message').map(({ message }) => message as Message);
  }

  /** Resolves when what was heard fulfils the condition. @throws Error naming what was heard when it never does */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!condition()) return;
        this.#waiting.delete(look);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(new Error(`not heard; only: ${JSON.stringify(this.heard)}`));
      }, PATIENCE_MS);
      this.#waiting.add(look);
      look();
    });
  }

  /** Resolves with the outcome of the nth reply that ended. */
  async outcome(nth = 1): Promise<unknown> {
    await this.until(() => this.events('reply_ended').length >= nth);
    return this.events('reply_ended')[nth - 1]?.outcome;
  }
}
