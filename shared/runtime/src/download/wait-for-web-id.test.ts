import { waitForWebId } from './wait-for-web-id';

const WAITING = 'https://files.example/{web_id}.exe';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('waitForWebId', () => {
  it('returns a complete URL at once', async () => {
    const build = jest.fn(() => 'https://files.example/ff.exe');
    await expect(waitForWebId(build)).resolves.toBe('https://files.example/ff.exe');
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('retries every 500 ms until the web id is known', async () => {
    const build = jest.fn().mockReturnValue('https://files.example/a.exe');
    build.mockReturnValueOnce(WAITING).mockReturnValueOnce(WAITING);
    const settled = waitForWebId(build);
    await jest.advanceTimersByTimeAsync(999);
    expect(build).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    await expect(settled).resolves.toBe('https://files.example/a.exe');
    expect(build).toHaveBeenCalledTimes(3);
  });

  it('gives up after five retries and downloads anyway', async () => {
    const build = jest.fn(() => WAITING);
    const settled = jest.fn();
    void waitForWebId(build).then(settled);
    await jest.advanceTimersByTimeAsync(2499);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith('https://files.example/0.exe');
    expect(build).toHaveBeenCalledTimes(6);
  });
});
