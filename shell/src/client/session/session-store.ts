import { makeAutoObservable, observableRef } from 'mobx';
import { readUserInfo } from '@huoban/runtime/internal';
import type { SafeStorage } from '@huoban/runtime/internal';
import type { Session, UserInfo } from '@huoban/runtime';
import {
  NO_SESSION,
  USER_STORE_KEY,
  readStoredSession,
  writeStoredSession,
} from './stored-session';
import type { StoredSession } from './stored-session';

/**
 * The one session of a tab. It starts logged out, as the server rendered the page; `restore` reads what the browser
 * kept. Every change is written at once; what another tab has changed meanwhile is taken over first, so that no tab
 * brings back a session that another one has ended.
 */
export class SessionStore implements Session {
  ready = false;
  userInfo: UserInfo | null = NO_SESSION.userInfo;
  isHomeFirstPage = NO_SESSION.isHomeFirstPage;
  loginDialogVisible = NO_SESSION.loginDialogVisible;
  returnTo: string | null = null;

  constructor(private readonly storage: SafeStorage) {
    makeAutoObservable<this, 'storage' | 'store'>(
      this,
      { storage: false, store: false, userInfo: observableRef },
      { autoBind: true },
    );
  }

  get isLoggedIn(): boolean {
    return this.userInfo !== null;
  }

  /** Takes over what the browser keeps; a text that is not ours is replaced. */
  restore(): void {
    const text = this.storage.read(USER_STORE_KEY);
    const stored = readStoredSession(text);
    this.isHomeFirstPage = stored.isHomeFirstPage;
    this.applyUser(stored);
    this.ready = true;
    if (text !== null && text !== writeStoredSession(stored)) this.keep();
  }

  /** Another tab may have logged in or out. What this tab shows (dialog, first page) stays its own. */
  applyStored(text: string | null): void {
    this.applyUser(readStoredSession(text));
  }

  login(userInfo: UserInfo): void {
    const checked = readUserInfo(userInfo);
    if (!checked) throw new TypeError('login: a user record needs access_token and web_user_id');
    this.userInfo = checked;
    this.keep();
  }

  logout(): void {
    this.userInfo = null;
    this.keep();
  }

  openLogin({ returnTo }: { returnTo?: string } = {}): void {
    this.syncFromStorage();
    if (this.isLoggedIn) return;
    this.loginDialogVisible = true;
    this.returnTo = returnTo ?? null;
    this.keep();
  }

  closeLogin(): void {
    if (!this.loginDialogVisible) return;
    this.syncFromStorage();
    this.loginDialogVisible = false;
    this.returnTo = null;
    this.keep();
  }

  setHomeFirstPage(isFirstPage: boolean): void {
    if (this.isHomeFirstPage === isFirstPage) return;
    this.syncFromStorage();
    this.isHomeFirstPage = isFirstPage;
    this.keep();
  }

  private applyUser({ userInfo }: StoredSession): void {
    if (JSON.stringify(userInfo) === JSON.stringify(this.userInfo)) return;
    this.userInfo = userInfo;
    if (userInfo !== null) this.loginDialogVisible = false;
  }

  /** Read before write: the storage event of another tab may still be on its way. */
  private syncFromStorage(): void {
    if (this.ready) this.applyStored(this.storage.read(USER_STORE_KEY));
    else this.restore();
  }

  private keep(): void {
    this.storage.write(USER_STORE_KEY, writeStoredSession(this));
  }
}
