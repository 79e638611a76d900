import { expiredSessionCookie, sessionCookie, readSessionId } from './session-cookie';

describe('session cookie', () => {
  it('is found among other cookies', () => {
    const set = sessionCookie('abc-123', false).split(';')[0] ?? '';
    expect(readSessionId(`a=1; ${set}; b=2`)).toBe('abc-123');
    expect(readSessionId(undefined)).toBe('');
    expect(readSessionId('huoban_console_other=x')).toBe('');
  });

  it('is Secure with an https origin and expires at logout', () => {
    expect(sessionCookie('a', true)).toContain('; Secure');
    expect(sessionCookie('a', false)).not.toContain('Secure');
    expect(expiredSessionCookie(false)).toContain('Max-Age=0');
  });
});
