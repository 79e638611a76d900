import { VisitFailed } from './page-visit';
import { createRetry } from './retry-visit';

it('repeats a visit that failed', async () => {
  const lines: string[] = [];
  const retry = createRetry((line) => lines.push(line), 0);
  const visit = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new VisitFailed('home did not load'))
    .mockResolvedValueOnce('shown');
  await expect(retry(visit)).resolves.toBe('shown');
  expect(lines).toEqual(['! home did not load; visited again']);
});

it('gives up after ten failures in a run', async () => {
  const retry = createRetry(() => {}, 0);
  const visit = jest.fn().mockRejectedValue(new VisitFailed('home did not load'));
  await expect(retry(visit)).rejects.toThrow('home did not load');
  expect(visit).toHaveBeenCalledTimes(11);
});

it('does not repeat after another error', async () => {
  const visit = jest.fn().mockRejectedValue(new TypeError('no page'));
  await expect(createRetry(() => {}, 0)(visit)).rejects.toThrow('no page');
  expect(visit).toHaveBeenCalledTimes(1);
});
