import type pg from 'pg';
import type { Listen, Listener } from './listen';

/**
 * LISTEN on the embedded database through the pool's only connection. Call it before the pool connects.
 */
export function createEmbeddedListen(pool: pg.Pool): Listen {
  const listeners = new Map<string, Set<Listener>>();
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener.onNotification(payload ?? '');
    });
  });
  return async (channel, listener) => {
    const sharing = listeners.get(channel) ?? new Set();
    listeners.set(channel, sharing.add(listener));
    await pool.query(`listen ${channel}`);
    listener.onConnected();
    return () => {
      sharing.delete(listener);
      return Promise.resolve();
    };
  };
}
