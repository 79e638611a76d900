import { withTimeLimit } from './with-time-limit';

describe('withTimeLimit', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('waits for data that arrives within the limit', async () => {
    let resolveData: () => void = () => undefined;
    const done = jest.fn();
    const waiting = withTimeLimit(new Promise<void>((resolve) => (resolveData = resolve))).then(
      done,
    );
    await jest.advanceTimersByTimeAsync(2_000);
    expect(done).not.toHaveBeenCalled();
    resolveData();
    await waiting;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('resolves after 2.5 s if the data does not arrive', async () => {
    const done = jest.fn();
    void withTimeLimit(new Promise(() => undefined)).then(done);
    await jest.advanceTimersByTimeAsync(2_499);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
  });

  it('rejects if the data fails', async () => {
    await expect(withTimeLimit(Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(jest.getTimerCount()).toBe(0);
  });
});
