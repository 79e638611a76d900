import { isApiFailure } from '@huoban/contracts';
import { createObservableValue, type ObservableValue } from '../observable/observable-value';
import type { ConversationSocket, OpenSocket, SocketListener } from './conversation-socket';
import type { Network } from './network';
import { MAX_RETRIES, pause, retryDelay } from './retry-delay';

export type ConnectionState =
  | 'connecting'
  | 'online'
  | 'offline'
  | 'reconnecting'
  | 'failed'
  | 'ended';

/** A connection that ends sooner counts as a failed attempt. */
const STABLE_AFTER_MS = 10_000;

/** Another attempt is pointless if the service refused the call. */
const isRefusal = (error: unknown): boolean => isApiFailure(error) && error.kind === 'business';

/** A function, because the type checker would assume that `aborted` does not change. */
const isAborted = (signal: AbortSignal): boolean => signal.aborted;

export interface ConnectionOptions {
  fetchToken: (signal: AbortSignal) => Promise<string>;
  openSocket: OpenSocket;
  network: Network;
  random: () => number;
  listener: Omit<SocketListener, 'disconnected'>;
  /** A new connection is established; conversations have to be opened again. */
  onConnected: (socket: ConversationSocket) => void;
  onDisconnected: () => void;
  /** All attempts have failed. */
  onGiveUp: () => void;
  warn: (message: string, error: unknown) => void;
}

/** Maintains a connection to the messaging service, with a new token for each attempt, until it is ended. */
export class Connection {
  private readonly stateValue = createObservableValue<ConnectionState>('connecting');
  readonly state: ObservableValue<ConnectionState> = this.stateValue;
  private attempt = new AbortController();
  private socket: ConversationSocket | null = null;
  private unsubscribe: (() => void) | null = null;

  constructor(private readonly options: ConnectionOptions) {}

  start(): void {
    this.unsubscribe ??= this.options.network.subscribe(() => this.onNetworkChange());
    this.connect('connecting');
  }

  /** Connects at once, with all retries available again. */
  retry(): void {
    if (this.unsubscribe && !this.socket) this.connect('reconnecting');
  }

  /** Replaces a connection that does not respond, unless it was replaced already. */
  abandon(socket: ConversationSocket): void {
    if (this.socket === socket) this.connect('reconnecting', 1);
  }

  /** Closes the connection permanently. */
  end(): void {
    this.disconnect();
    this.unsubscribe?.();
    this.unsubscribe = null;
    this.stateValue.set('ended');
  }

  private onNetworkChange(): void {
    const state = this.state.get();
    if (!this.options.network.isOnline()) {
      this.disconnect();
      this.stateValue.set('offline');
    } else if (state === 'offline' || state === 'failed') this.connect('reconnecting');
  }

  private disconnect(): void {
    this.attempt.abort();
    const { socket } = this;
    this.socket = null;
    socket?.close();
    if (socket) this.options.onDisconnected();
  }

  private connect(state: ConnectionState, failedAttempts = 0): void {
    this.disconnect();
    if (!this.options.network.isOnline()) return this.stateValue.set('offline');
    this.attempt = new AbortController();
    this.stateValue.set(state);
    void this.tryToConnect(this.attempt.signal, failedAttempts);
  }

  private async tryToConnect(signal: AbortSignal, failedAttempts: number): Promise<void> {
    const { fetchToken, openSocket, listener, random, warn } = this.options;
    for (let failed = failedAttempts; failed <= MAX_RETRIES; failed += 1) {
      if (failed > 0) await pause(retryDelay(failed - 1, random), signal);
      if (isAborted(signal)) return;
      try {
        let stableAt = Infinity;
        const disconnected = () => {
          if (!signal.aborted) this.connect('reconnecting', Date.now() < stableAt ? failed + 1 : 0);
        };
        const token = await fetchToken(signal);
        const socket = await openSocket(token, { ...listener, disconnected }, signal);
        if (isAborted(signal)) return socket.close();
        stableAt = Date.now() + STABLE_AFTER_MS;
        return this.onOpen(socket);
      } catch (error) {
        if (isAborted(signal)) return;
        warn('the messaging connection failed', error);
        if (isRefusal(error)) break;
      }
    }
    this.stateValue.set('failed');
    this.options.onGiveUp();
  }

  private onOpen(socket: ConversationSocket): void {
    this.socket = socket;
    this.stateValue.set('online');
    this.options.onConnected(socket);
  }
}
