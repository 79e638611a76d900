export interface Listener {
  /** A payload as it was given to `pg_notify`. */
  onNotification: (payload: string) => void;
  /** Listening begins, or begins again: what was said before may have been missed. */
  onConnected: () => void;
  /** The connection is lost, and is being made again. */
  onDisconnected?: () => void;
}

/**
 * Listens to a channel (a plain lower-case word) for as long as the database is open, through lost connections.
 * Resolves when it listens.
 * @returns a function that ends it
 */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;
