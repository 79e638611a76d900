import { setImmediate as nextIteration } from 'node:timers/promises';
import { RequestBatches } from './request-batches';

it('lets 16 requests continue in each iteration of the event loop, in their order', async () => {
  const batches = new RequestBatches();
  const done: number[] = [];
  for (let request = 0; request < 40; request += 1)
    void batches.next().then(() => done.push(request));
  const counts: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    await nextIteration();
    counts.push(done.length);
  }
  expect(counts).toEqual([16, 32, 40, 40]);
  expect(done).toEqual([...done].sort((a, b) => a - b));
});
