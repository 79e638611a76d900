import {
  ANNA,
  BEN,
  closeTabs,
  kept,
  LOGGED_OUT,
  loggedIn,
  openTab,
  otherTabWrites,
  seed,
} from './testing/tabs';
import { USER_STORE_KEY } from './stored-session';

afterEach(closeTabs);

describe('two tabs', () => {
  it('log out together, at once', () => {
    seed(loggedIn(ANNA));
    const session = openTab();
    otherTabWrites(JSON.stringify(LOGGED_OUT));
    expect(session.isLoggedIn).toBe(false);
  });

  it('log out when the store is cleared', () => {
    seed(loggedIn(ANNA));
    const session = openTab();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(session.isLoggedIn).toBe(false);
  });

  it('never bring back a session that the other one ended, even before its event arrives', () => {
    seed(loggedIn(ANNA));
    const session = openTab();
    seed(LOGGED_OUT);
    session.setHomeFirstPage(true);
    expect(session.isLoggedIn).toBe(false);
    expect(kept()).toMatchObject({ isLoggedIn: false, userInfo: null });
  });

  it('take a login over before they open or close the dialog', () => {
    const opening = openTab();
    seed(loggedIn(ANNA));
    opening.openLogin();
    expect(opening).toMatchObject({ userInfo: ANNA, loginDialogVisible: false });

    localStorage.clear();
    const closing = openTab();
    closing.openLogin();
    seed(loggedIn(BEN));
    closing.closeLogin();
    expect(closing.userInfo).toEqual(BEN);
    expect(kept()).toMatchObject({ isLoggedIn: true, userInfo: BEN });
  });

  it('keep their record while the other one writes the same', () => {
    seed(loggedIn(ANNA));
    const session = openTab();
    const before = session.userInfo;
    otherTabWrites(JSON.stringify(loggedIn(ANNA)));
    expect(session.userInfo).toBe(before);
  });

  it('keep to themselves what they show', () => {
    seed({ ...loggedIn(ANNA), isHomeFirstPage: true });
    const session = openTab();
    session.setHomeFirstPage(false);
    otherTabWrites(JSON.stringify({ ...LOGGED_OUT, isHomeFirstPage: true }));
    session.openLogin();
    expect(session).toMatchObject({ isHomeFirstPage: false, loginDialogVisible: true });
  });

  it('do not heed what is written under other names', () => {
    const session = openTab();
    const newValue = JSON.stringify(loggedIn(ANNA));
    window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue }));
    expect(session.isLoggedIn).toBe(false);
  });

  it('take over another user as a whole', () => {
    seed(loggedIn(ANNA));
    const session = openTab();
    otherTabWrites(JSON.stringify(loggedIn(BEN)));
    expect(session.userInfo).toEqual(BEN);
  });

  it('close the dialog of a tab when the other one logs in', () => {
    const session = openTab();
    session.openLogin();
    otherTabWrites(JSON.stringify(loggedIn(ANNA)));
    expect(session).toMatchObject({ isLoggedIn: true, loginDialogVisible: false });
  });

  it('do not open each other’s dialog', () => {
    const session = openTab();
    otherTabWrites(JSON.stringify(LOGGED_OUT));
    expect(session.loginDialogVisible).toBe(false);
  });

  it('agree again after the page returns from the back-forward cache', () => {
    seed(loggedIn(ANNA));
    const session = openTab();
    localStorage.removeItem(USER_STORE_KEY);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.isLoggedIn).toBe(false);
  });

  it('read nothing anew when a page is shown for the first time', () => {
    const session = openTab();
    seed(loggedIn(ANNA));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(session.isLoggedIn).toBe(false);
  });

  it('stop listening with their page', () => {
    const session = openTab();
    closeTabs();
    otherTabWrites(JSON.stringify(loggedIn(ANNA)));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.isLoggedIn).toBe(false);
  });
});
