/*
 * The one blocking script, at most 1 KB: it runs before first paint and sends a window to the layout that fits it, and
 * a hard load of exactly `/` or `/m` to the language of the cookie. Never by the browser's own language. Before all that
 * it says which scripts may be loaded.
 */
import { installTrustedTypesPolicy } from './trusted-types';

installTrustedTypesPolicy();

const script = document.currentScript;
const { pathname, search, hash } = location;
const isPhonePage = script?.dataset['device'] === 'mobile';
const isNarrow = matchMedia('(max-width: 768px)').matches;
const twin = script?.dataset['twin'];
const wanted = twin && isNarrow !== isPhonePage ? twin : pathname;
const chosen = /(?:^|; )i18n_redirected=(en|ja)(?:;|$)/.exec(document.cookie);
const target = chosen && /^\/(m\/?)?$/.test(pathname) ? `/${chosen[1]}${wanted}` : wanted;
if (target !== pathname) location.replace(target + search + hash);
