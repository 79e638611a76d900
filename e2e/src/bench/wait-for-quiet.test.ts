import { waitForQuiet } from './wait-for-quiet';

const BUSY = 1000;

describe('waitForQuiet', () => {
  it('waits until the load average has fallen', async () => {
    const loads = [BUSY, BUSY, 0, 0];
    expect(await waitForQuiet(() => loads.shift() ?? BUSY)).toBe(0);
    expect(loads).toEqual([]);
  });

  it('gives up on a machine that stays busy, and returns its load', async () => {
    expect(await waitForQuiet(() => BUSY, 60)).toBe(BUSY);
  });
});
