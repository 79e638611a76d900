import { setTimeout as sleep } from 'node:timers/promises';
import type { Listener } from '../database/listen';
import { instrumentListening } from './instrument-listening';

/** A process on a database behind which notifications arrive, or not; `listeners` are those of the database. */
async function startListening({
  arrives,
  listeners = [],
}: {
  arrives: boolean;
  listeners?: Listener[];
}) {
  const received: string[] = [];
  const state = { arrives };
  const notify = jest.fn(async (_channel: string, payload: string) => {
    if (state.arrives) for (const listener of listeners) listener.onNotification(payload);
  });
  const { listen, probe } = instrumentListening(
    async (_channel, listener) => {
      listeners.push(listener);
      listener.onConnected();
      return () => Promise.resolve();
    },
    { notify, intervalMs: 20, limitMs: 10 },
  );
  const onNotification = (payload: string) => void received.push(payload);
  const stop = await listen('im', { onNotification, onConnected: () => undefined });
  return { state, probe, received, notify, listeners, stop };
}

describe('listening', () => {
  it('is degraded while notifications do not arrive, as behind a pooler of transactions', async () => {
    const { state, probe, stop } = await startListening({ arrives: false });
    await sleep(50);
    expect(await probe()).toMatchObject({
      state: 'degraded',
      reason: expect.stringContaining('DATABASE_LISTEN_URL') as string,
    });
    state.arrives = true;
    await sleep(50);
    expect(await probe()).toEqual({ part: 'listening', state: 'ready' });
    await stop();
  });

  it('passes on every notification but those of its test', async () => {
    const { received, listeners, notify, stop } = await startListening({ arrives: true });
    listeners[0]?.onNotification('{"kind":"stored"}');
    await sleep(30);
    expect(notify).toHaveBeenCalled();
    expect(received).toEqual(['{"kind":"stored"}']);
    await stop();
    const { length } = notify.mock.calls;
    await sleep(50);
    expect(notify).toHaveBeenCalledTimes(length);
  });

  it('passes on no test of another process', async () => {
    const { listeners, received, notify, stop } = await startListening({ arrives: true });
    const other = await startListening({ arrives: true, listeners });
    await sleep(30);
    expect(notify).toHaveBeenCalled();
    expect(other.notify).toHaveBeenCalled();
    expect([received, other.received]).toEqual([[], []]);
    expect(await other.probe()).toEqual({ part: 'listening', state: 'ready' });
    await Promise.all([stop(), other.stop()]);
  });
});
