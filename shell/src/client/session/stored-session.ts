import { isRecord, parseJson, readUserInfo } from '@huoban/runtime/internal';
import type { UserInfo } from '@huoban/runtime';

/** Key and shape are given by the specification; external tests seed and read them. */
export const USER_STORE_KEY = 'user-store';

export interface StoredSession {
  isLoggedIn: boolean;
  userInfo: UserInfo | null;
  isHomeFirstPage: boolean;
  loginDialogVisible: boolean;
}

export const NO_SESSION: StoredSession = {
  isLoggedIn: false,
  userInfo: null,
  isHomeFirstPage: true,
  loginDialogVisible: false,
};

/**
 * Parses the stored session, which scripts, extensions and older builds may have written. An incomplete login counts as
 * logged out; the dialog is never restored open.
 */
export function readStoredSession(text: string | null): StoredSession {
  const value = parseJson(text);
  if (!isRecord(value)) return NO_SESSION;
  const userInfo = value['isLoggedIn'] === true ? readUserInfo(value['userInfo']) : null;
  return {
    isLoggedIn: userInfo !== null,
    userInfo,
    isHomeFirstPage: value['isHomeFirstPage'] !== false,
    loginDialogVisible: false,
  };
}

/** Serializes a session; the order of fields is fixed, so that equal sessions are equal texts. */
export const writeStoredSession = (session: StoredSession): string =>
  JSON.stringify({
    isLoggedIn: session.isLoggedIn,
    userInfo: session.userInfo,
    isHomeFirstPage: session.isHomeFirstPage,
    loginDialogVisible: session.loginDialogVisible,
  });
