import type { Session } from './session';

const noop = () => undefined;

/** The session of every server rendering, and of the first one in the browser: HTML depends on no visitor. */
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
