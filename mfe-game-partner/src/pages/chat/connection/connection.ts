import { createObservableValue } from '../observable/observable-value';
import type { Network, OpenSocket, SocketListener, ConversationSocket } from './ports';
import { isRefusal } from '../conversation/send-failure';
import { pause, MAX_RETRIES, retryDelay } from './retry-delay';

export type ConnectionState =
  'connecting' | 'online' | 'offline' | 'reconnecting' | 'failed' | 'ended';

/** A connection that ends sooner counts as one more failed try. */
const STABLE_AFTER_MS = 10_000;

/** Asked anew after each wait: it changes meanwhile. */
const isOver = (signal: AbortSignal): boolean => signal.aborted;

export interface ConnectionOptions {
  fetchToken: (signal: AbortSignal) => Promise<string>;
  openSocket: OpenSocket;
  network: Network;
  random: () => number;
  listener: Omit<SocketListener, 'lost'>;
  /** A new connection stands; what was open on the last one is not open any more. */
  onConnected: (socket: ConversationSocket) => void;
  onDisconnected: () => void;
  /** All tries have failed. */
  onGiveUp: () => void;
  warn: (problem: string, failure: unknown) => void;
}

/** Keeps a connection to the messaging service, with a fresh token for each, until it is ended. */
export class Connection {
  private readonly current = createObservableValue<ConnectionState>('connecting');
  readonly state = { get: this.current.get, subscribe: this.current.subscribe };
  private attempt = new AbortController();
  private socket: ConversationSocket | null = null;
  private unwatch: (() => void) | null = null;

  constructor(private readonly parts: ConnectionOptions) {}

  start(): void {
    this.unwatch ??= this.parts.network.watch(() => this.networkChanged());
    this.begin('connecting');
  }

  /** Tries again at once, all tries anew. */
  retry(): void {
    if (this.unwatch && !this.socket) this.begin('reconnecting');
  }

  /** Its other end does not answer: another one is made, unless that has happened already. */
  abandon(socket: ConversationSocket): void {
    if (this.socket === socket) this.begin('reconnecting', 1);
  }

  /** Closes the connection for good. */
  end(): void {
    this.disconnect();
    this.unwatch?.();
    this.unwatch = null;
    this.current.set('ended');
  }

  private networkChanged(): void {
    const state = this.current.get();
    if (!this.parts.network.isOnline()) {
      this.disconnect();
      this.current.set('offline');
    } else if (state === 'offline' || state === 'failed') this.begin('reconnecting');
  }

  private disconnect(): void {
    this.attempt.abort();
    const { socket } = this;
    this.socket = null;
    socket?.close();
    if (socket) this.parts.onDisconnected();
  }

  private begin(state: ConnectionState, tries = 0): void {
    this.disconnect();
    if (!this.parts.network.isOnline()) return this.current.set('offline');
    this.attempt = new AbortController();
    this.current.set(state);
    void this.connect(this.attempt.signal, tries);
  }

  /** `tries`: how many have failed already. */
  private async connect(signal: AbortSignal, tries: number): Promise<void> {
    const { fetchToken, openSocket, listener, random, warn } = this.parts;
    for (let failed = tries; failed <= MAX_RETRIES; failed += 1) {
      if (failed > 0) await pause(retryDelay(failed - 1, random), signal);
      if (isOver(signal)) return;
      try {
        const since = { steady: Infinity };
        const lost = () => this.lost(signal, Date.now() < since.steady ? failed + 1 : 0);
        const socket = await openSocket(await fetchToken(signal), { ...listener, lost }, signal);
        if (isOver(signal)) return socket.close();
        since.steady = Date.now() + STABLE_AFTER_MS;
        return this.opened(socket);
      } catch (error) {
        if (isOver(signal)) return;
        warn('the messaging connection failed', error);
        if (isRefusal(error)) break;
      }
    }
    this.current.set('failed');
    this.parts.onGiveUp();
  }

  private opened(socket: ConversationSocket): void {
    this.socket = socket;
    this.current.set('online');
    this.parts.onConnected(socket);
  }

  private lost(signal: AbortSignal, tries: number): void {
    if (!signal.aborted) this.begin('reconnecting', tries);
  }
}
