import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log';
import type { Listen, Listener } from './listen';

const INITIAL_RETRY_DELAY_MS = 50;
const MAX_RETRY_DELAY_MS = 2_000;
/** A server that went away without a word is noticed by this. */
const PROBE_INTERVAL_MS = 10_000;
const CLOSE_TIMEOUT_MS = 1_000;

const connectionTo = (connectionString: string) =>
  new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  });

/** One connection that listens, until it is lost or `ended`. Rejects when it could not be made. */
async function listenOnce(
  client: pg.Client,
  channel: string,
  { onNotification, onConnected }: Listener,
  ended: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  // Without a listener a lost connection ends the process.
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
    // A connection that went silent does not answer a farewell either.
    await Promise.race([client.end().catch(() => undefined), sleep(CLOSE_TIMEOUT_MS)]);
  }
}

/** Listening on a PostgreSQL server: a connection of its own, made again whenever it is lost. */
export const createPostgresListen =
  (url: string, log: Log): Listen =>
  (channel, listener) =>
    new Promise((resolve) => {
      const ending = new AbortController();
      let wait = INITIAL_RETRY_DELAY_MS;
      const onConnected = () => {
        wait = INITIAL_RETRY_DELAY_MS;
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
          await sleep(wait, undefined, { signal: ending.signal }).catch(() => undefined);
          wait = Math.min(wait * 2, MAX_RETRY_DELAY_MS);
        }
      };
      const working = keepListening();
      const stop = async () => {
        ending.abort();
        await working;
      };
    });
