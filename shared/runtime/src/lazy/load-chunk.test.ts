import { loadChunk, onMissingChunk, retryLoad } from './load-chunk';

const FAILURE = new Error('Loading chunk 7 failed');
function failing(times: number) {
  const load = jest.fn(async () => 'module');
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(FAILURE);
  return load;
}
const isPending = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => false,
      () => false,
    ),
    jest.advanceTimersByTimeAsync(1_000).then(() => true),
  ]);
/** The error of a load that fails. */
async function errorOf(work: Promise<unknown>): Promise<unknown> {
  const error = work.then(
    () => null,
    (reason: unknown) => reason,
  );
  await jest.advanceTimersByTimeAsync(1_000);
  return error;
}

const reload = jest.fn(() => false);
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  reload.mockReset().mockReturnValue(false);
  onMissingChunk(reload);
});
afterEach(() => jest.useRealTimers());

describe('loadChunk', () => {
  it.each([
    ['at once', 0],
    ['after one retry', 1],
  ])('resolves %s', async (_, failures) => {
    const work = loadChunk(failing(failures));
    await jest.advanceTimersByTimeAsync(300);
    expect(await work).toBe('module');
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the document after the retry, and does not settle', async () => {
    reload.mockReturnValue(true);
    const load = failing(2);
    expect(await isPending(loadChunk(load))).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('rejects where the document was just loaded, and asks for no other in this document', async () => {
    expect(await errorOf(loadChunk(failing(2)))).toBe(FAILURE);
    expect(await errorOf(loadChunk(failing(2)))).toBe(FAILURE);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalledWith('a chunk could not be loaded', FAILURE);
  });

  it('asks again after a failure without a network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await errorOf(loadChunk(failing(2)))).toBe(FAILURE);
    await errorOf(loadChunk(failing(2)));
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

it('retryLoad retries once, and leaves the rest to its caller', async () => {
  expect(await errorOf(retryLoad(failing(1)))).toBeNull();
  expect(await errorOf(retryLoad(failing(2)))).toBe(FAILURE);
  expect(reload).not.toHaveBeenCalled();
});
