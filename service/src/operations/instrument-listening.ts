import type { Listen } from '../database/listen';
import type { Probe } from './health-states';

/** Adds a health probe to database notifications. Without them, messages of other nodes arrive late. */
export function instrumentListening(listen: Listen): { listen: Listen; probe: Probe } {
  const disconnectedChannels = new Set<string>();
  return {
    listen: (channel, listener) =>
      listen(channel, {
        ...listener,
        onConnected: () => {
          disconnectedChannels.delete(channel);
          listener.onConnected();
        },
        onDisconnected: () => {
          disconnectedChannels.add(channel);
          listener.onDisconnected?.();
        },
      }),
    probe: () =>
      disconnectedChannels.size === 0
        ? { part: 'listening', state: 'ready' }
        : {
            part: 'listening',
            state: 'degraded',
            reason: 'the connection for database notifications is lost and reconnecting',
          },
  };
}
