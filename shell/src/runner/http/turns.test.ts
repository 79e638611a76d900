import { setImmediate as turn } from 'node:timers/promises';
import { Turns } from './turns';

it('lets 16 requests continue in each turn of the event loop, in their order', async () => {
  const turns = new Turns();
  const done: number[] = [];
  for (let request = 0; request < 40; request += 1)
    void turns.next().then(() => done.push(request));
  const counts: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    await turn();
    counts.push(done.length);
  }
  expect(counts).toEqual([16, 32, 40, 40]);
  expect(done).toEqual([...done].sort((a, b) => a - b));
});
