import type { EndpointPayload } from '@huoban/contracts/api';
import type {
  ClientEvent,
  ClientEventName,
  ClientToService,
  ServiceToClient,
} from '@huoban/contracts/messaging';

export const TOKEN = 'GET /api/im/get_token';
export const HISTORY = 'POST /api/im/history_messages';

export type HistoryPage = EndpointPayload<typeof HISTORY>;

/** Which messages: next to a position, both exclusive, or else the last ones. */
export interface HistoryRange {
  before?: number;
  after?: number;
  size: number;
}

/** What the service acknowledges an event with. */
export type SocketReply<Name extends ClientEventName> = Parameters<
  Parameters<ClientToService[Name]>[1]
>[0];

/** An open connection. */
export interface ConversationSocket {
  /** Rejects with `Unanswered` when no acknowledgement came in time, or the connection was lost meanwhile. */
  request: <Name extends ClientEventName>(
    name: Name,
    event: ClientEvent<Name>,
  ) => Promise<SocketReply<Name>>;
  close: () => void;
}

export interface SocketListener extends ServiceToClient {
  /** The connection ended by itself; not called after `close`. */
  lost: () => void;
}

/** Connects once. Rejects when the service cannot be reached or refuses the token. */
export type OpenSocket = (
  token: string,
  listener: SocketListener,
  signal: AbortSignal,
) => Promise<ConversationSocket>;

/** Whether the browser has a network at all. */
export interface Network {
  isOnline: () => boolean;
  /** @returns how to stop */
  watch: (changed: () => void) => () => void;
}

/** An event was sent and nobody said that it arrived. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  constructor(event: string) {
    super(`messaging: "${event}" was not acknowledged`);
  }
}
