import type {
  ClientEvent,
  ClientEventName,
  ClientToService,
  ServiceToClient,
} from '@huoban/contracts/messaging';

/** The acknowledgement of an event. */
export type SocketReply<Name extends ClientEventName> = Parameters<
  Parameters<ClientToService[Name]>[1]
>[0];

/** An open connection. */
export interface ConversationSocket {
  /** Rejects if the acknowledgement does not arrive in time or the connection is lost. */
  request: <Name extends ClientEventName>(
    name: Name,
    event: ClientEvent<Name>,
  ) => Promise<SocketReply<Name>>;
  close: () => void;
}

export interface SocketListener extends ServiceToClient {
  /** The connection was lost; not called after `close`. */
  disconnected: () => void;
}

/** Connects once. Rejects if the service is unreachable or refuses the token. */
export type OpenSocket = (
  token: string,
  listener: SocketListener,
  signal: AbortSignal,
) => Promise<ConversationSocket>;
