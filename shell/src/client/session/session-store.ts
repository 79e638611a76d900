import { makeAutoObservable, observableRef } from 'mobx';
import { readUserInfo } from '@huoban/runtime/internal';
import type { SafeStorage } from '@huoban/runtime/internal';
import type { Session, UserInfo } from '@huoban/runtime';
import { NOBODY, USER_STORE_KEY, readStoredSession, writeStoredSession } from './stored-session';
import type { StoredSession } from './stored-session';

/**
 * The one session of a tab. It starts logged out, as the server rendered the page; `restore` reads what the browser
 * kept. Every change is written at once; what another tab has changed meanwhile is taken over first, so that no tab
 * brings back a session that another one has ended.
 */
export class SessionStore implements Session {
  ready = false;
  userInfo: UserInfo | null = NOBODY.userInfo;
  isHomeFirstPage = NOBODY.isHomeFirstPage;
  loginDialogVisible = NOBODY.loginDialogVisible;
  returnTo: string | null = null;

  constructor(private readonly storage: SafeStorage) {
    makeAutoObservable<this, 'storage' | 'keep'>(
      this,
      { storage: false, keep: false, userInfo: observableRef },
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
    this.takeOver(stored);
    this.ready = true;
    if (text !== null && text !== writeStoredSession(stored)) this.keep();
  }

  /** Another tab may have logged in or out. What this tab shows (dialog, first page) stays its own. */
  follow(text: string | null): void {
    this.takeOver(readStoredSession(text));
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
    this.catchUp();
    if (this.isLoggedIn) return;
    this.loginDialogVisible = true;
    this.returnTo = returnTo ?? null;
    this.keep();
  }

  closeLogin(): void {
    if (!this.loginDialogVisible) return;
    this.catchUp();
    this.loginDialogVisible = false;
    this.returnTo = null;
    this.keep();
  }

  setHomeFirstPage(isFirstPage: boolean): void {
    if (this.isHomeFirstPage === isFirstPage) return;
    this.catchUp();
    this.isHomeFirstPage = isFirstPage;
    this.keep();
  }

  private takeOver({ userInfo }: StoredSession): void {
    if (JSON.stringify(userInfo) === JSON.stringify(this.userInfo)) return;
    this.userInfo = userInfo;
    if (userInfo !== null) this.loginDialogVisible = false;
  }

  /** Read before write: the storage event of another tab may still be on its way. */
  private catchUp(): void {
    if (this.ready) this.follow(this.storage.read(USER_STORE_KEY));
    else this.restore();
  }

  private keep(): void {
    this.storage.write(USER_STORE_KEY, writeStoredSession(this));
  }
}
