import { TimeoutError, withTimeout } from './with-timeout';

describe('within', () => {
  it('hands on what comes in time, and what fails in time', async () => {
    expect(await withTimeout(1000, 'it', Promise.resolve(7))).toBe(7);
    await expect(withTimeout(1000, 'it', Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  });

  it('gives up what never ends, and names it', async () => {
    const never = withTimeout(10, 'the data of mfe-home/home', new Promise(() => undefined));
    await expect(never).rejects.toBeInstanceOf(TimeoutError);
    await expect(never).rejects.toThrow('the data of mfe-home/home took more than 10 ms');
  });

  it('leaves no timer behind', async () => {
    jest.useFakeTimers();
    await withTimeout(1000, 'it', Promise.resolve());
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
