import { localStore } from '@huoban/runtime/internal';
import { createSessionStore } from '../create-session-store';
import { USER_STORE_KEY } from '../stored-session';

/* Tabs that share the browser's storage. Close them after each test. */

export const ANNA = { access_token: 'token-a', web_user_id: '1', nickname: 'Anna' };
export const BEN = { access_token: 'token-b', web_user_id: '2' };

export const storedSession = () => JSON.parse(localStorage.getItem(USER_STORE_KEY) ?? 'null');
export const seedStorage = (value: unknown) =>
  localStorage.setItem(USER_STORE_KEY, JSON.stringify(value));

export const loggedInSession = (userInfo: unknown) => ({
  isLoggedIn: true,
  userInfo,
  isHomeFirstPage: false,
  loginDialogVisible: true,
});
export const LOGGED_OUT_SESSION = { ...loggedInSession(null), isLoggedIn: false };

let cleanups: (() => void)[] = [];

export function openTab(storage = localStore) {
  const { session, restore } = createSessionStore(storage);
  cleanups.push(restore());
  return session;
}

/** Also clears the storage. */
export function closeTabs(): void {
  cleanups.forEach((cleanup) => cleanup());
  cleanups = [];
  localStorage.clear();
}

export function writeFromOtherTab(text: string | null): void {
  if (text === null) localStorage.removeItem(USER_STORE_KEY);
  else localStorage.setItem(USER_STORE_KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: USER_STORE_KEY, newValue: text }));
}
