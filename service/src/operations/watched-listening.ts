import type { Listen } from '../database/listen';
import type { Probe } from './health-states';

/** Listening that can be asked whether it hears: without it messages of other nodes come late. */
export const watchedListening = (listen: Listen): { listen: Listen; probe: Probe } => {
  const deaf = new Set<string>();
  return {
    listen: (channel, listener) =>
      listen(channel, {
        ...listener,
        onConnected: () => {
          deaf.delete(channel);
          listener.onConnected();
        },
        onDisconnected: () => {
          deaf.add(channel);
          listener.onDisconnected?.();
        },
      }),
    probe: () =>
      deaf.size === 0
        ? { part: 'listening', state: 'ready' }
        : {
            part: 'listening',
            state: 'degraded',
            reason: 'the connection that hears of messages is lost and is being made again',
          },
  };
};
