/** Response of the login call. Unknown fields are preserved. */
export interface UserInfo {
  access_token: string;
  web_user_id: string;
  [field: string]: unknown;
}

/** The session of a page. Observable. The shell implements the store. */
export interface Session {
  /** False on the server and until the stored session is read. Guards must not redirect before. */
  readonly ready: boolean;
  readonly isLoggedIn: boolean;
  readonly userInfo: UserInfo | null;
  readonly isHomeFirstPage: boolean;
  readonly loginDialogVisible: boolean;
  /** Path (without prefixes) to open after the pending login. */
  readonly returnTo: string | null;
  login: (userInfo: UserInfo) => void;
  logout: () => void;
  /** Opens the login dialog. Does nothing for a logged-in visitor. */
  openLogin: (options?: { returnTo?: string }) => void;
  closeLogin: () => void;
  setHomeFirstPage: (isFirstPage: boolean) => void;
}
