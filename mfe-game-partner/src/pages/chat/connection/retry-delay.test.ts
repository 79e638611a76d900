import { pause, MAX_RETRIES, retryDelay } from './retry-delay';

const schedule = (random: number) =>
  Array.from({ length: MAX_RETRIES + 2 }, (_, n) => retryDelay(n, () => random));

describe('retryDelay', () => {
  it('doubles from 1 s up to 32 s', () => {
    expect(schedule(0.5)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 32_000]);
  });

  it('varies by up to 25 %', () => {
    expect(schedule(0).slice(0, 3)).toEqual([750, 1500, 3000]);
    expect(schedule(1).slice(0, 3)).toEqual([1250, 2500, 5000]);
  });

  it('ends at once when aborted', async () => {
    const controller = new AbortController();
    const waited = pause(60_000, controller.signal);
    controller.abort();
    await expect(waited).resolves.toBeUndefined();
    await expect(pause(60_000, controller.signal)).resolves.toBeUndefined();
  });
});
