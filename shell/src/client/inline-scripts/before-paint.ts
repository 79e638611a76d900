/*
 * The one blocking script, at most 1 KB compressed. It runs before the first paint, installs the Trusted Types policy,
 * redirects to the layout that fits the window, and from exactly `/` or `/m` to the language of the cookie, stores the
 * language that the visitor sees or chooses, and holds what is pressed before hydration. The language of the browser is
 * not used.
 */
import { followChosenLanguage, storeLanguageOf } from '../../app/browser/language-cookie';
import { firstPath } from './first-path';
import { holdPresses } from './hold-presses';
import { markStoredSession } from './stored-session';
import { installTrustedTypesPolicy } from './trusted-types';

installTrustedTypesPolicy();
holdPresses();
markStoredSession();

const { device, forced, twin } = document.currentScript?.dataset ?? {};
const { pathname, search, hash } = location;
const path = firstPath(pathname, {
  layout: device,
  isMobile: forced !== undefined || matchMedia('(max-width: 768px)').matches,
  twin,
  cookie: document.cookie,
});
if (path === pathname) storeLanguageOf(pathname);
else location.replace(path + search + hash);
// Links can be pressed before hydration.
followChosenLanguage();
