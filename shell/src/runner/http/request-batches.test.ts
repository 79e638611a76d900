import { RequestBatches } from './request-batches';

/** The iteration of the event loop, counted from 0, in which each request continues. */
async function iterationsOf(networks: readonly string[]): Promise<number[]> {
  const batches = new RequestBatches();
  const iterations: number[] = [];
  let iteration = 0;
  const pending = networks.map(async (network, index) => {
    await batches.next(network);
    iterations[index] = iteration;
  });
  for (; iteration < networks.length && iterations.flat().length < networks.length; iteration += 1)
    await new Promise((resolve) => setImmediate(resolve));
  await Promise.all(pending);
  return iterations;
}

describe('RequestBatches', () => {
  it('lets sixteen requests continue in one iteration of the event loop, in their order', async () => {
    const iterations = await iterationsOf(Array<string>(40).fill('a'));
    const sizes = [0, 1, 2].map((each) => iterations.filter((one) => one === each).length);
    expect(sizes).toEqual([16, 16, 8]);
    expect(iterations).toEqual([...iterations].sort((one, other) => one - other));
  });

  it('lets no visitor wait for the many requests of another address', async () => {
    const iterations = await iterationsOf([...Array<string>(300).fill('flood'), 'a', 'b', 'a']);
    expect(iterations.slice(300)).toEqual([0, 0, 0]);
    expect(Math.max(...iterations)).toBe(18);
  });
});
