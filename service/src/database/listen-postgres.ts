import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../process/log';
import { waitAtMost } from '../process/wait-at-most';
import type { Listen, Listener } from './listen';

const INITIAL_RETRY_DELAY_MS = 50;
const MAX_RETRY_DELAY_MS = 2_000;
/** Detects a server that disappeared without closing the connection. */
const PROBE_INTERVAL_MS = 10_000;
const CLOSE_TIMEOUT_MS = 1_000;

const connectionTo = (connectionString: string) =>
  new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  });

/** Listens on one connection until it is lost or `ended`. Rejects when it cannot connect. */
async function listenOnce(
  client: pg.Client,
  channel: string,
  { onNotification, onConnected }: Listener,
  ended: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  // Without a handler, a lost connection ends the process.
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  client.on('notification', ({ payload }) => onNotification(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onConnected();
    const over = AbortSignal.any([lost.signal, ended]);
    const isOver = () => over.aborted;
    while (!isOver()) {
      await sleep(PROBE_INTERVAL_MS, undefined, { signal: over }).catch(() => undefined);
      if (!isOver()) await client.query('select 1');
    }
  } finally {
    // A dead connection does not confirm that it was closed.
    await Promise.race([client.end().catch(() => undefined), sleep(CLOSE_TIMEOUT_MS)]);
  }
}

/** LISTEN on a PostgreSQL server with a dedicated connection, which reconnects with backoff. */
export const createPostgresListen =
  (url: string, log: Log): Listen =>
  (channel, listener) =>
    new Promise((resolve) => {
      const ending = new AbortController();
      let delay = INITIAL_RETRY_DELAY_MS;
      const onConnected = () => {
        delay = INITIAL_RETRY_DELAY_MS;
        listener.onConnected();
        resolve(stop);
      };
      const keepListening = async () => {
        const isOver = () => ending.signal.aborted;
        while (!isOver()) {
          const reason = await listenOnce(
            connectionTo(url),
            channel,
            { ...listener, onConnected },
            ending.signal,
          ).catch((error: unknown) => String(error));
          if (isOver()) return;
          listener.onDisconnected?.();
          log.warn(`the connection that listens on ${channel} was lost: ${reason ?? 'it ended'}`);
          await sleep(delay, undefined, { signal: ending.signal }).catch(() => undefined);
          delay = Math.min(delay * 2, MAX_RETRY_DELAY_MS);
        }
      };
      const listening = keepListening();
      const stop = async () => {
        ending.abort();
        // A server that is gone would keep it for the time limits of connecting and of queries.
        await waitAtMost(CLOSE_TIMEOUT_MS, listening);
      };
    });
