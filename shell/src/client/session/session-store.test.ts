import { createSafeStorage, localStore } from '@huoban/runtime/internal';
import { createSessionStore } from './create-session-store';
import {
  ANNA,
  BEN,
  closeTabs,
  storedSession,
  LOGGED_OUT_SESSION,
  loggedInSession,
  openTab,
  writeFromOtherTab,
  seedStorage,
} from './testing/tabs';
import { USER_STORE_KEY } from './stored-session';

afterEach(closeTabs);

describe('the session of a tab', () => {
  it('is logged out and not ready before the stored one has been read', () => {
    seedStorage(loggedInSession(ANNA));
    const { session } = createSessionStore();
    expect(session).toMatchObject({
      ready: false,
      isLoggedIn: false,
      userInfo: null,
      isHomeFirstPage: true,
      loginDialogVisible: false,
      returnTo: null,
    });
  });

  it('logs in from a seeded record, with the dialog closed', () => {
    seedStorage(loggedInSession(ANNA));
    const session = openTab();
    expect(session).toMatchObject({
      ready: true,
      isLoggedIn: true,
      userInfo: ANNA,
      isHomeFirstPage: false,
      loginDialogVisible: false,
    });
    expect(storedSession()).toEqual({ ...loggedInSession(ANNA), loginDialogVisible: false });
  });

  it('stores exactly the four fields of the specification', () => {
    const session = openTab();
    session.login(ANNA);
    expect(Object.keys(storedSession())).toEqual([
      'isLoggedIn',
      'userInfo',
      'isHomeFirstPage',
      'loginDialogVisible',
    ]);
    expect(storedSession()).toMatchObject({ isLoggedIn: true, userInfo: ANNA });
    session.logout();
    expect(storedSession()).toMatchObject({ isLoggedIn: false, userInfo: null });
  });

  it('stores nothing without a change', () => {
    const session = openTab();
    session.closeLogin();
    session.setHomeFirstPage(true);
    expect(localStorage.getItem(USER_STORE_KEY)).toBeNull();
  });

  it.each([loggedInSession(ANNA), LOGGED_OUT_SESSION])(
    'writes nothing that is stored already: %j',
    (record) => {
      seedStorage({ ...record, loginDialogVisible: false });
      const write = jest.fn(localStore.write);
      openTab({ ...localStore, write });
      expect(write).not.toHaveBeenCalled();
    },
  );

  it('stores whether the dialog is open, and the first page', () => {
    const session = openTab();
    session.openLogin();
    expect(storedSession()).toMatchObject({ loginDialogVisible: true, isHomeFirstPage: true });
    session.closeLogin();
    session.setHomeFirstPage(false);
    expect(storedSession()).toMatchObject({ loginDialogVisible: false, isHomeFirstPage: false });
  });

  it('returns the unchanged user record, which can be cloned', () => {
    const session = openTab();
    session.login(ANNA);
    expect(structuredClone(session.userInfo)).toEqual(ANNA);
  });

  it('has bound methods', () => {
    const { session } = createSessionStore();
    const { login, logout } = session;
    login(ANNA);
    expect(session.isLoggedIn).toBe(true);
    logout();
    expect(session.isLoggedIn).toBe(false);
  });

  it('stores the target of the login until the dialog closes', () => {
    const session = openTab();
    session.openLogin({ returnTo: '/profile' });
    expect(session).toMatchObject({ loginDialogVisible: true, returnTo: '/profile' });
    session.closeLogin();
    expect(session).toMatchObject({ loginDialogVisible: false, returnTo: null });
  });

  it('opens no dialog for a logged-in user', () => {
    const session = openTab();
    session.login(ANNA);
    session.openLogin({ returnTo: '/profile' });
    expect(session).toMatchObject({ loginDialogVisible: false, returnTo: null });
  });

  it('does not lose a stored login by an early click', () => {
    seedStorage(loggedInSession(ANNA));
    const { session } = createSessionStore();
    session.openLogin();
    expect(session).toMatchObject({
      ready: true,
      isLoggedIn: true,
      isHomeFirstPage: false,
      loginDialogVisible: false,
    });
    expect(storedSession()).toMatchObject({ isLoggedIn: true, userInfo: ANNA });
  });
});

describe('an invalid store', () => {
  it.each([
    ['no JSON', '{"isLoggedIn":tru'],
    ['a text', '"hello"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a login without a user', '{"isLoggedIn":true}'],
    ['a login without a token', '{"isLoggedIn":true,"userInfo":{"web_user_id":"1"}}'],
    [
      'a token of another type',
      '{"isLoggedIn":true,"userInfo":{"access_token":{},"web_user_id":"1"}}',
    ],
    [
      'a token that would break a header',
      '{"isLoggedIn":true,"userInfo":{"access_token":"a\\r\\nx: y","web_user_id":"1"}}',
    ],
    ['a truthy flag', '{"isLoggedIn":"yes","userInfo":{"access_token":"a","web_user_id":"1"}}'],
    ['a prototype', '{"__proto__":{"isLoggedIn":true,"userInfo":{"access_token":"a"}}}'],
    ['an older shape', '{"token":"a","user":{"id":1}}'],
  ])('treats %s as logged out and rewrites the key', (_, text) => {
    localStorage.setItem(USER_STORE_KEY, text);
    expect(openTab().isLoggedIn).toBe(false);
    expect(storedSession()).toEqual({
      isLoggedIn: false,
      userInfo: null,
      isHomeFirstPage: true,
      loginDialogVisible: false,
    });
    expect(Object.prototype).not.toHaveProperty('isLoggedIn');
  });

  it('drops a prototype in the user record', () => {
    localStorage.setItem(
      USER_STORE_KEY,
      '{"isLoggedIn":true,"userInfo":{"access_token":"a","web_user_id":7,"__proto__":{"evil":1}}}',
    );
    const { userInfo } = openTab();
    expect(userInfo).toEqual({ access_token: 'a', web_user_id: '7' });
    expect(userInfo).not.toHaveProperty('evil');
  });
});

describe('blocked or full storage', () => {
  const blocked = () =>
    createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });

  it('allows a login for the tab when it is blocked', () => {
    const session = openTab(blocked());
    session.login(ANNA);
    session.setHomeFirstPage(false);
    expect(session).toMatchObject({ isLoggedIn: true, isHomeFirstPage: false });
  });

  const full = () =>
    createSafeStorage(() =>
      Object.assign(Object.create(null), {
        getItem: (key: string) => localStorage.getItem(key),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    );

  it('keeps the login when it is full with an older state', () => {
    seedStorage(LOGGED_OUT_SESSION);
    const session = openTab(full());
    session.login(ANNA);
    session.setHomeFirstPage(false);
    expect(session).toMatchObject({ isLoggedIn: true, isHomeFirstPage: false });
  });

  it('follows the other tab as soon as that one can write', () => {
    const session = openTab(full());
    session.login(ANNA);
    writeFromOtherTab(JSON.stringify(loggedInSession(BEN)));
    session.setHomeFirstPage(false);
    expect(session.userInfo).toEqual(BEN);
  });
});

describe('login', () => {
  it('refuses an incomplete user record', () => {
    const session = openTab();
    expect(() => session.login({ access_token: '', web_user_id: '1' })).toThrow(
      new TypeError('login: a user record needs access_token and web_user_id'),
    );
    expect(session.isLoggedIn).toBe(false);
  });
});
