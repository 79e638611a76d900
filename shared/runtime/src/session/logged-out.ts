import type { Session } from './session';

const nothing = () => undefined;

/** The session of every server rendering, and of the first one in the browser: HTML depends on no visitor. */
export const LOGGED_OUT: Session = {
  ready: false,
  isLoggedIn: false,
  userInfo: null,
  isHomeFirstPage: true,
  loginDialogVisible: false,
  returnTo: null,
  login: nothing,
  logout: nothing,
  openLogin: nothing,
  closeLogin: nothing,
  setHomeFirstPage: nothing,
};
