import { LoginRateLimit } from './login-rate-limit';
import { SessionStore } from './session-store';
import { readTokens, findRole, InvalidTokens } from './tokens';

const OPERATOR = 'operator-token-0123456789';
const VIEWER = 'viewer-token-0123456789';

describe('tokens', () => {
  const tokens = { operator: OPERATOR, viewer: VIEWER };

  it('tell operators from viewers from everybody else', () => {
    expect([OPERATOR, VIEWER, '', 'x'].map((token) => findRole(token, tokens))).toEqual([
      'operator',
      'viewer',
      null,
      null,
    ]);
    expect(findRole('', { operator: OPERATOR, viewer: null })).toBeNull();
  });

  it.each([
    ['there is none', {}],
    ['it can be guessed', { RELEASE_TOKEN: 'secret' }],
    ['viewers could act', { RELEASE_TOKEN: OPERATOR, RELEASE_VIEW_TOKEN: OPERATOR }],
    ['that of viewers can be guessed', { RELEASE_TOKEN: OPERATOR, RELEASE_VIEW_TOKEN: 'view' }],
  ])('are refused when %s', (_, env) => {
    expect(() => readTokens(env)).toThrow(InvalidTokens);
  });

  it('need no viewers', () => {
    expect(readTokens({ RELEASE_TOKEN: OPERATOR })).toEqual({ operator: OPERATOR, viewer: null });
  });
});

describe('sessions', () => {
  const ming = { role: 'operator' as const, author: 'ming' };

  it('last half a day, or until they are closed', () => {
    const sessions = new SessionStore();
    const [first, second] = [sessions.open(ming, 0), sessions.open(ming, 0)];
    expect(first).not.toBe(second);
    expect(sessions.find(first, 12 * 3_600_000 - 1)).toEqual(ming);
    expect(sessions.find(first, 12 * 3_600_000)).toBeNull();
    sessions.close(second);
    expect(sessions.find(second, 0)).toBeNull();
    expect(sessions.find('', 0)).toBeNull();
  });

  it('are a thousand at most: the oldest makes room, and so does one that is over', () => {
    const sessions = new SessionStore();
    const first = sessions.open(ming, 0);
    const second = sessions.open(ming, 0);
    for (let more = 2; more < 1_000; more += 1) sessions.open(ming, 0);
    expect(sessions.find(first, 0)).toEqual(ming);
    sessions.open(ming, 0);
    expect(sessions.find(first, 0)).toBeNull();
    expect(sessions.find(second, 0)).toEqual(ming);
    const tomorrow = 24 * 3_600_000;
    expect(sessions.find(sessions.open(ming, tomorrow), tomorrow)).toEqual(ming);
  });
});

describe('the limit of guesses', () => {
  it('makes everybody wait after ten wrong tokens in a minute', () => {
    const limit = new LoginRateLimit();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(limit.retryAfter(guess * 1000)).toBe(0);
      limit.recordFailure(guess * 1000);
    }
    expect(limit.retryAfter(10_000)).toBe(50);
    expect(limit.retryAfter(60_000)).toBe(0);
  });
});
