import type { Listen } from '../database/listen';
import type { Probe } from './health-states';

/** Listening that can be asked whether it hears: without it messages of other nodes come late. */
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
            reason: 'the connection that hears of messages is lost and is being made again',
          },
  };
}
