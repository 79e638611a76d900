import { layout } from './layout';
import { markup } from './markup';

/** @param problem error of the last attempt; null at first */
export const loginPage = (problem: string | null): string =>
  layout({
    title: 'Log in',
    session: null,
    main: markup`${problem && markup`<p class="problem" role="alert">${problem}</p>`}
<form class="card narrow" method="post" action="/login">
<label for="token">Token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required>
<label for="author">Your name, when the token is a shared one</label>
<input id="author" name="author" autocomplete="username" maxlength="80">
<button>Log in</button></form>`,
  });
