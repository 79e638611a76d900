/*
 * The one blocking script, at most 1 KB compressed and part of the document. Before the first paint it redirects to the
 * layout that fits the window, and from exactly `/` or `/m` to the language of the cookie; the language of the browser is
 * not used. After it, when a visitor can see and press something, it stores the language that the visitor sees or chooses,
 * and holds what is pressed before hydration.
 */
import { followChosenLanguage, storeLanguageOf } from '../../app/browser/language-cookie';
import { firstPath } from './first-path';
import { holdPresses } from './hold-presses';
import { markStoredSession } from './stored-session';

markStoredSession();
const { device, forced, twin } = document.currentScript?.dataset ?? {};
const { pathname, search, hash } = location;
const path = firstPath(pathname, {
  layout: device,
  isMobile: forced !== undefined || matchMedia('(max-width: 768px)').matches,
  twin,
  cookie: document.cookie,
});
const isRedirected = path !== pathname;
if (isRedirected) location.replace(path + search + hash);

requestAnimationFrame(() =>
  setTimeout(() => {
    holdPresses();
    if (!isRedirected) storeLanguageOf(pathname);
    // Links can be pressed before hydration.
    followChosenLanguage();
  }),
);
