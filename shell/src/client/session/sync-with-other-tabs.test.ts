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

describe('two tabs', () => {
  it('log out together, at once', () => {
    seedStorage(loggedInSession(ANNA));
    const session = openTab();
    writeFromOtherTab(JSON.stringify(LOGGED_OUT_SESSION));
    expect(session.isLoggedIn).toBe(false);
  });

  it('log out when the store is cleared', () => {
    seedStorage(loggedInSession(ANNA));
    const session = openTab();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(session.isLoggedIn).toBe(false);
  });

  it('never restore a session that the other one ended, even before its event arrives', () => {
    seedStorage(loggedInSession(ANNA));
    const session = openTab();
    seedStorage(LOGGED_OUT_SESSION);
    session.setHomeFirstPage(true);
    expect(session.isLoggedIn).toBe(false);
    expect(storedSession()).toMatchObject({ isLoggedIn: false, userInfo: null });
  });

  it('apply a login before they open or close the dialog', () => {
    const opening = openTab();
    seedStorage(loggedInSession(ANNA));
    opening.openLogin();
    expect(opening).toMatchObject({ userInfo: ANNA, loginDialogVisible: false });

    localStorage.clear();
    const closing = openTab();
    closing.openLogin();
    seedStorage(loggedInSession(BEN));
    closing.closeLogin();
    expect(closing.userInfo).toEqual(BEN);
    expect(storedSession()).toMatchObject({ isLoggedIn: true, userInfo: BEN });
  });

  it('keep their user record while the other one writes the same', () => {
    seedStorage(loggedInSession(ANNA));
    const session = openTab();
    const before = session.userInfo;
    writeFromOtherTab(JSON.stringify(loggedInSession(ANNA)));
    expect(session.userInfo).toBe(before);
  });

  it('do not share the state of the page', () => {
    seedStorage({ ...loggedInSession(ANNA), isHomeFirstPage: true });
    const session = openTab();
    session.setHomeFirstPage(false);
    writeFromOtherTab(JSON.stringify({ ...LOGGED_OUT_SESSION, isHomeFirstPage: true }));
    session.openLogin();
    expect(session).toMatchObject({ isHomeFirstPage: false, loginDialogVisible: true });
  });

  it('ignore other keys', () => {
    const session = openTab();
    const newValue = JSON.stringify(loggedInSession(ANNA));
    window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue }));
    expect(session.isLoggedIn).toBe(false);
  });

  it('replace the whole user record', () => {
    seedStorage(loggedInSession(ANNA));
    const session = openTab();
    writeFromOtherTab(JSON.stringify(loggedInSession(BEN)));
    expect(session.userInfo).toEqual(BEN);
  });

  it('close the dialog of a tab when the other one logs in', () => {
    const session = openTab();
    session.openLogin();
    writeFromOtherTab(JSON.stringify(loggedInSession(ANNA)));
    expect(session).toMatchObject({ isLoggedIn: true, loginDialogVisible: false });
  });

  it('do not open each other’s dialog', () => {
    const session = openTab();
    writeFromOtherTab(JSON.stringify(LOGGED_OUT_SESSION));
    expect(session.loginDialogVisible).toBe(false);
  });

  it('synchronize after the page returns from the back-forward cache', () => {
    seedStorage(loggedInSession(ANNA));
    const session = openTab();
    localStorage.removeItem(USER_STORE_KEY);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.isLoggedIn).toBe(false);
  });

  it('read nothing when a page is shown for the first time', () => {
    const session = openTab();
    seedStorage(loggedInSession(ANNA));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(session.isLoggedIn).toBe(false);
  });

  it('stop listening after cleanup', () => {
    const session = openTab();
    closeTabs();
    writeFromOtherTab(JSON.stringify(loggedInSession(ANNA)));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.isLoggedIn).toBe(false);
  });
});
