/** What the login answer brings; the rest of the record is kept as it came. */
export interface UserInfo {
  access_token: string;
  web_user_id: string;
  [field: string]: unknown;
}

/** The one session of a page. The shell owns the store; everyone else sees this. Observable. */
export interface Session {
  /** False on the server and until the browser's stored session has been read: nobody may be sent away before. */
  readonly ready: boolean;
  readonly isLoggedIn: boolean;
  readonly userInfo: UserInfo | null;
  readonly isHomeFirstPage: boolean;
  readonly loginDialogVisible: boolean;
  /** Path (without prefixes) to open after the login that is under way. */
  readonly returnTo: string | null;
  login: (userInfo: UserInfo) => void;
  logout: () => void;
  /** Opens the login dialog over the current page; nothing happens for a visitor who is logged in. */
  openLogin: (options?: { returnTo?: string }) => void;
  closeLogin: () => void;
  setHomeFirstPage: (isFirstPage: boolean) => void;
}
