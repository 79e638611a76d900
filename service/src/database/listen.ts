export interface Listener {
  /** Payload of `pg_notify`. */
  onNotification: (payload: string) => void;
  /** Called on the first connection and each reconnection. Earlier notifications may have been missed. */
  onConnected: () => void;
  /** The connection was lost and is being re-established. */
  onDisconnected?: () => void;
}

/**
 * Listens to a channel (a plain lower-case word) until the database is closed, and reconnects when needed. Resolves
 * when it is listening.
 * @returns a function that stops it
 */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;
