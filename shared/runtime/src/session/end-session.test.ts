import { endSession } from './end-session';
import { LOGGED_OUT_SESSION } from './logged-out';
import type { Session } from './session';

const sessionWith = (token: string | null): Session & { logout: jest.Mock } => ({
  ...LOGGED_OUT_SESSION,
  userInfo: token === null ? null : { access_token: token, web_user_id: '1' },
  logout: jest.fn(),
});

describe('a refusal by the service', () => {
  it('of the current token ends the session', () => {
    const session = sessionWith('now');
    expect(endSession(session, 'now')).toBe(true);
    expect(session.logout).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another session is in force', 'now'],
    ['the visitor is logged out', null],
  ])('of an older token is ignored while %s', (_what, token) => {
    const session = sessionWith(token);
    expect(endSession(session, 'before')).toBe(false);
    expect(session.logout).not.toHaveBeenCalled();
  });

  it('of a call without a token is reported and does not end the session', () => {
    const session = sessionWith('now');
    expect(endSession(session, null)).toBe(true);
    expect(session.logout).not.toHaveBeenCalled();
  });
});
