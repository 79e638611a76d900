import type { Session, UserInfo } from '../session/session';
import { endSession } from '../session/end-session';
import { LOGGED_OUT_SESSION } from '../session/logged-out';
import { VISITOR_CALLER, createTestClient, refusal } from './testing/test-client';
import type { ResponseStep } from './testing/test-client';

const ME = 'GET /api/users/me/';

function loggedIn(token: string) {
  const session: Session & { userInfo: UserInfo | null; isLoggedIn: boolean } = {
    ...LOGGED_OUT_SESSION,
    isLoggedIn: true,
    userInfo: { access_token: token, web_user_id: '1' },
    logout: jest.fn(() => {
      session.isLoggedIn = false;
      session.userInfo = null;
    }),
  };
  return session;
}

const clientOf = (session: Session, steps: ResponseStep[]) =>
  createTestClient(steps, {
    caller: () => ({ ...VISITOR_CALLER, session }),
    onSessionInvalid: (tokenSent) => endSession(session, tokenSent),
  });

describe('error 41001', () => {
  it('logs out and rejects with the message', async () => {
    const session = loggedIn('a');
    const { api } = clientOf(session, [refusal(41001, '请重新登录')]);
    await expect(api.call(ME, { query: {} })).rejects.toMatchObject({
      code: 41001,
      message: '请重新登录',
    });
    expect(session.logout).toHaveBeenCalledTimes(1);
  });

  it('on ten concurrent calls logs out once and is reported once', async () => {
    const session = loggedIn('a');
    const { api, onFailure } = clientOf(session, [refusal(41001)]);
    await Promise.allSettled(Array.from({ length: 10 }, () => api.call(ME, { query: {} })));
    expect(session.logout).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('for an older token does not end a new session', async () => {
    const session = loggedIn('old');
    const { api, onFailure } = clientOf(session, [
      async () => {
        session.userInfo = { access_token: 'new', web_user_id: '1' };
        return refusal(41001);
      },
    ]);
    await expect(api.call(ME, { query: {} })).rejects.toMatchObject({ code: 41001 });
    expect(session.isLoggedIn).toBe(true);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is the only code that logs out', async () => {
    const session = loggedIn('a');
    const { api } = clientOf(session, [refusal(41002)]);
    await expect(api.call(ME, { query: {} })).rejects.toMatchObject({ code: 41002 });
    expect(session.logout).not.toHaveBeenCalled();
  });

  it('is reported to a visitor without a session', async () => {
    const { api, onFailure } = clientOf(LOGGED_OUT_SESSION, [refusal(41001)]);
    await expect(api.call(ME, { query: {} })).rejects.toMatchObject({ code: 41001 });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});
