import { LoginRateLimit } from './login-rate-limit';
import { SessionStore } from './session-store';
import { readTokens, findRole, InvalidTokens } from './tokens';

const OPERATOR = 'operator-token-0123456789';
const VIEWER = 'viewer-token-0123456789';

describe('tokens', () => {
  const tokens = { operator: OPERATOR, viewer: VIEWER };

  it('identify operators, viewers and wrong tokens', () => {
    expect([OPERATOR, VIEWER, '', 'x'].map((token) => findRole(token, tokens))).toEqual([
      'operator',
      'viewer',
      null,
      null,
    ]);
    expect(findRole('', { operator: OPERATOR, viewer: null })).toBeNull();
  });

  it.each([
    ['RELEASE_TOKEN is missing', {}],
    ['RELEASE_TOKEN is too short', { RELEASE_TOKEN: 'secret' }],
    ['both are equal', { RELEASE_TOKEN: OPERATOR, RELEASE_VIEW_TOKEN: OPERATOR }],
    ['RELEASE_VIEW_TOKEN is too short', { RELEASE_TOKEN: OPERATOR, RELEASE_VIEW_TOKEN: 'view' }],
  ])('are refused when %s', (_, env) => {
    expect(() => readTokens(env)).toThrow(InvalidTokens);
  });

  it('work without RELEASE_VIEW_TOKEN', () => {
    expect(readTokens({ RELEASE_TOKEN: OPERATOR })).toEqual({ operator: OPERATOR, viewer: null });
  });
});

describe('SessionStore', () => {
  const ming = { role: 'operator' as const, author: 'ming', owner: null, tokenHash: null };
  const HOUR_MS = 3_600_000;

  beforeEach(() => {
    jest.useFakeTimers({ now: HOUR_MS });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps sessions for 12 hours, or until they are closed', () => {
    const sessions = new SessionStore();
    const [first, second] = [sessions.open(ming), sessions.open(ming)];
    expect(first).not.toBe(second);
    sessions.close(second);
    expect(sessions.find(second)).toBeNull();
    expect(sessions.find('')).toBeNull();
    jest.setSystemTime(13 * HOUR_MS - 1);
    expect(sessions.find(first)).toEqual(ming);
    jest.setSystemTime(13 * HOUR_MS + 1);
    expect(sessions.find(first)).toBeNull();
  });

  it('keeps at most 1,000 sessions and evicts the least recently used', () => {
    const sessions = new SessionStore();
    const first = sessions.open(ming);
    const second = sessions.open(ming);
    for (let more = 2; more < 1_000; more += 1) sessions.open(ming);
    expect(sessions.find(second)).toEqual(ming);
    sessions.open(ming);
    expect(sessions.find(first)).toBeNull();
    expect(sessions.find(second)).toEqual(ming);
  });
});

describe('LoginRateLimit', () => {
  it('delays an address after ten wrong tokens in a minute, and no other', () => {
    const limit = new LoginRateLimit();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(limit.retryAfter('10.0.0.1', guess * 1000)).toBe(0);
      limit.recordFailure('10.0.0.1', guess * 1000);
    }
    expect(limit.retryAfter('10.0.0.1', 10_000)).toBe(50);
    expect(limit.retryAfter('10.0.0.2', 10_000)).toBe(0);
    expect(limit.retryAfter('10.0.0.1', 60_000)).toBe(0);
  });

  it('does not count a failure that was taken back', () => {
    const limit = new LoginRateLimit();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      limit.recordFailure('10.0.0.1', 0);
      limit.removeFailure('10.0.0.1', 0);
    }
    expect(limit.retryAfter('10.0.0.1', 0)).toBe(0);
  });

  it.each([
    ['2001:db8:0:1::7', '2001:db8:0:1:ffff::9', true],
    ['2001:db8::7', '2001:db8:0:0:1::9', true],
    ['::1', '::2', true],
    ['2001:db8:0:1::7', '2001:db8:0:2::7', false],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2', false],
  ])('counts %s and %s as one customer: %s', (first, second, isSame) => {
    const limit = new LoginRateLimit();
    for (let guess = 0; guess < 10; guess += 1) limit.recordFailure(first, 0);
    expect(limit.retryAfter(second, 0) > 0).toBe(isSame);
  });
});
