import { addUsage, REMIND_AFTER_MS } from './usage-time';

const MINUTE = 60_000;

describe('addUsage', () => {
  it('adds up across short pauses', () => {
    const first = addUsage({ used: 0, last: 0 }, MINUTE, 10 * MINUTE);
    expect(addUsage(first, MINUTE, 25 * MINUTE)).toEqual({ used: 2 * MINUTE, last: 25 * MINUTE });
  });

  it('restarts after a break', () => {
    const long = { used: REMIND_AFTER_MS - 1, last: 10 * MINUTE };
    expect(addUsage(long, MINUTE, 41 * MINUTE).used).toBe(MINUTE);
  });
});
