import { EventQueue, type QueuedEvent } from './event-queue';

const event = (name: string): QueuedEvent => ({ event: name, params: '{}', local_time_ms: 1 });

function createQueue() {
  const send = jest.fn((_: readonly QueuedEvent[]) => Promise.resolve());
  const queue = new EventQueue(send);
  const batches = () => send.mock.calls.map(([events]) => events.map(({ event }) => event));
  return { queue, send, batches };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends the events of two seconds as one batch', async () => {
  const { queue, batches } = createQueue();
  queue.add(event('a'));
  await jest.advanceTimersByTimeAsync(1000);
  queue.add(event('b'));
  expect(batches()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(batches()).toEqual([['a', 'b']]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(batches()).toHaveLength(1);
});

it('sends at once when a batch is full', () => {
  const { queue, batches } = createQueue();
  const names = Array.from({ length: 20 }, (_, index) => String(index));
  names.forEach((name) => queue.add(event(name)));
  expect(batches()).toEqual([names]);
});

it.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'the tab goes to the background',
    () => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('sends what waits when %s', (_, leave) => {
  const { queue, batches } = createQueue();
  queue.add(event('a'));
  leave();
  expect(batches()).toEqual([['a']]);
});

it('keeps the events of a failed batch for the next one, at most a hundred', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const { queue, send, batches } = createQueue();
  send.mockRejectedValueOnce(new Error('offline'));
  queue.add(event('a'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(console.warn).toHaveBeenCalledWith('1 events were not recorded', expect.any(Error));
  queue.add(event('b'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(batches()).toEqual([['a'], ['a', 'b']]);

  send.mockRejectedValue(new Error('offline'));
  for (let index = 0; index < 150; index += 1) queue.add(event(String(index)));
  await jest.advanceTimersByTimeAsync(2000);
  send.mockResolvedValue(undefined);
  queue.flush();
  expect(send.mock.calls.at(-1)?.[0]).toHaveLength(100);
});
