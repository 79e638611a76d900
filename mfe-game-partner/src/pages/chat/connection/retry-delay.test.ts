import { pause, MAX_RETRIES, retryDelay } from './retry-delay';

const schedule = (random: number) =>
  Array.from({ length: MAX_RETRIES + 2 }, (_, n) => retryDelay(n, () => random));

describe('the delays between tries', () => {
  it('double from one second and end at 32', () => {
    expect(schedule(0.5)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 32_000]);
  });

  it('are up to a quarter shorter or longer', () => {
    expect(schedule(0).slice(0, 3)).toEqual([750, 1500, 3000]);
    expect(schedule(1).slice(0, 3)).toEqual([1250, 2500, 5000]);
  });

  it('end at once when nobody waits any more', async () => {
    const leaving = new AbortController();
    const waited = pause(60_000, leaving.signal);
    leaving.abort();
    await expect(waited).resolves.toBeUndefined();
    await expect(pause(60_000, leaving.signal)).resolves.toBeUndefined();
  });
});
