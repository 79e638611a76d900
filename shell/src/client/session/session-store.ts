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
 * The session of a tab. It starts logged out, as the server rendered the page; `restore` reads the stored session. Every
 * change is stored at once, after changes of other tabs were applied, so that no tab restores a session that another
 * tab has ended.
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

  /** Applies the stored session and replaces an invalid one. */
  restore(): void {
    const text = this.storage.read(USER_STORE_KEY);
    const stored = readStoredSession(text);
    this.isHomeFirstPage = stored.isHomeFirstPage;
    this.applyUser(stored);
    this.ready = true;
    if (text !== null && text !== writeStoredSession(stored)) this.store();
  }

  /** Applies a login or logout of another tab. The state of the page (dialog, first page) stays. */
  applyStored(text: string | null): void {
    this.applyUser(readStoredSession(text));
  }

  login(userInfo: UserInfo): void {
    const validated = readUserInfo(userInfo);
    if (!validated) throw new TypeError('login: a user record needs access_token and web_user_id');
    this.userInfo = validated;
    this.store();
  }

  logout(): void {
    this.userInfo = null;
    this.store();
  }

  openLogin({ returnTo }: { returnTo?: string } = {}): void {
    this.syncFromStorage();
    if (this.isLoggedIn) return;
    this.loginDialogVisible = true;
    this.returnTo = returnTo ?? null;
    this.store();
  }

  closeLogin(): void {
    if (!this.loginDialogVisible) return;
    this.syncFromStorage();
    this.loginDialogVisible = false;
    this.returnTo = null;
    this.store();
  }

  setHomeFirstPage(isFirstPage: boolean): void {
    if (this.isHomeFirstPage === isFirstPage) return;
    this.syncFromStorage();
    this.isHomeFirstPage = isFirstPage;
    this.store();
  }

  private applyUser({ userInfo }: StoredSession): void {
    if (JSON.stringify(userInfo) === JSON.stringify(this.userInfo)) return;
    this.userInfo = userInfo;
    if (userInfo !== null) this.loginDialogVisible = false;
  }

  /** Read before write: the storage event of another tab may still be pending. */
  private syncFromStorage(): void {
    if (this.ready) this.applyStored(this.storage.read(USER_STORE_KEY));
    else this.restore();
  }

  private store(): void {
    this.storage.write(USER_STORE_KEY, writeStoredSession(this));
  }
}
