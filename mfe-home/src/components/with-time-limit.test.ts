import { withTimeLimit } from './with-time-limit';

describe('data that a page can do without', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are waited for while they come soon', async () => {
    let come: () => void = () => undefined;
    const done = jest.fn();
    const waiting = withTimeLimit(new Promise<void>((resolve) => (come = resolve))).then(done);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(done).not.toHaveBeenCalled();
    come();
    await waiting;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('hold the page up for two and a half seconds at most', async () => {
    const done = jest.fn();
    void withTimeLimit(new Promise(() => undefined)).then(done);
    await jest.advanceTimersByTimeAsync(2_499);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
  });

  it('tell of their failure', async () => {
    await expect(withTimeLimit(Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(jest.getTimerCount()).toBe(0);
  });
});
