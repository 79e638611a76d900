import { TimeoutError, withTimeout } from './with-timeout';

describe('withTimeout', () => {
  it('settles like work that settles in time', async () => {
    expect(await withTimeout(1000, 'it', Promise.resolve(7))).toBe(7);
    await expect(withTimeout(1000, 'it', Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  });

  it('rejects with a named TimeoutError when work does not settle', async () => {
    const never = withTimeout(10, 'the data of mfe-home/home', new Promise(() => undefined));
    await expect(never).rejects.toBeInstanceOf(TimeoutError);
    await expect(never).rejects.toThrow('the data of mfe-home/home took more than 10 ms');
  });

  it('clears its timer', async () => {
    jest.useFakeTimers();
    await withTimeout(1000, 'it', Promise.resolve());
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
