import type { Session } from './session';

const noop = () => undefined;

/** Session of server renders and of the first client render, so that HTML does not depend on the visitor. */
export const LOGGED_OUT_SESSION: Session = {
  ready: false,
  isLoggedIn: false,
  userInfo: null,
  isHomeFirstPage: true,
  loginDialogVisible: false,
  returnTo: null,
  login: noop,
  logout: noop,
  openLogin: noop,
  closeLogin: noop,
  setHomeFirstPage: noop,
};
