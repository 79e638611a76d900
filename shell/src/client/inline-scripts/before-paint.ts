/*
 * The one blocking script, at most 1 KB compressed. It runs before the first paint, installs the Trusted Types policy,
 * redirects to the layout that fits the window, and from exactly `/` or `/m` to the language of the cookie, and holds
 * what is pressed before hydration. The language of the browser is not used.
 */
import { holdPresses } from './hold-presses';
import { installTrustedTypesPolicy } from './trusted-types';

installTrustedTypesPolicy();
holdPresses();

const script = document.currentScript;
const { pathname, search, hash } = location;
const isPhonePage = script?.dataset['device'] === 'mobile';
const isNarrow = matchMedia('(max-width: 768px)').matches;
const twin = script?.dataset['twin'];
const path = twin && isNarrow !== isPhonePage ? twin : pathname;
const chosen = /(?:^|; )i18n_redirected=(en|ja)(?:;|$)/.exec(document.cookie);
const target = chosen && /^\/(m\/?)?$/.test(pathname) ? `/${chosen[1]}${path}` : path;
if (target !== pathname) location.replace(target + search + hash);
