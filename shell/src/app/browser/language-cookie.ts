import { DEFAULT_LANGUAGE, isLanguage } from '@huoban/contracts';

const NAME = 'i18n_redirected';
const MAX_AGE_S = 365 * 86_400;

/** Stores the chosen language for a year; `before-paint.ts` reads it on the home page. */
export function storeLanguage(language: string): void {
  document.cookie = `${NAME}=${language}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
}

/**
 * Stores the language of a page. Static legal pages are excluded: the login dialog opens them without a language prefix.
 */
export function storeLanguageOf(pathname: string): void {
  if (pathname.endsWith('.html')) return;
  const prefix = pathname.split('/')[1]?.toLowerCase();
  storeLanguage(isLanguage(prefix) ? prefix : DEFAULT_LANGUAGE);
}

/** Stores the language of a link to another language before the browser or the router follows it. */
export function followChosenLanguage(): void {
  for (const press of ['click', 'auxclick']) {
    addEventListener(press, ({ target }) => storeLanguageOfLink(target), true);
  }
}

function storeLanguageOfLink(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[hreflang]');
  if (link) storeLanguage(link.hreflang);
}
