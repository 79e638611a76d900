import { Countdown } from './countdown';

describe('Countdown', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('starts at the full time and decreases by one per second', () => {
    const countdown = new Countdown();
    countdown.start(60);
    expect(countdown.remaining()).toBe(60);
    jest.advanceTimersByTime(1000);
    expect(countdown.remaining()).toBe(59);
    jest.advanceTimersByTime(58_999);
    expect(countdown.remaining()).toBe(1);
    jest.advanceTimersByTime(1);
    expect(countdown.remaining()).toBe(0);
  });

  it('is not affected by system clock changes', () => {
    const countdown = new Countdown();
    countdown.start(60);
    jest.setSystemTime(Date.now() - 86_400_000);
    jest.advanceTimersByTime(10_000);
    expect(countdown.remaining()).toBe(50);
  });

  it('notifies its listeners until they unsubscribe', () => {
    const countdown = new Countdown();
    const changed = jest.fn();
    const leave = countdown.subscribe(changed);
    countdown.start(2);
    expect(changed).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    expect(changed.mock.calls.length).toBeGreaterThan(1);
    leave();
    changed.mockClear();
    jest.advanceTimersByTime(5000);
    countdown.start(2);
    expect(changed).not.toHaveBeenCalled();
  });
});
