import { expiredSessionCookie, sessionCookie, readSessionId } from './session-cookie';

describe('the cookie of a session', () => {
  it('comes back among others', () => {
    const set = sessionCookie('abc-123', false).split(';')[0] ?? '';
    expect(readSessionId(`a=1; ${set}; b=2`)).toBe('abc-123');
    expect(readSessionId(undefined)).toBe('');
    expect(readSessionId('huoban_console_other=x')).toBe('');
  });

  it('travels over TLS only where the console has it, and is taken away at the end', () => {
    expect(sessionCookie('a', true)).toContain('; Secure');
    expect(sessionCookie('a', false)).not.toContain('Secure');
    expect(expiredSessionCookie(false)).toContain('Max-Age=0');
  });
});
