import { DEFAULT_LANGUAGE, isLanguage } from '@huoban/contracts';

interface FirstPathContext {
  /** Layout of the document. */
  layout: string | undefined;
  /** Whether window or configuration ask for the mobile layout. */
  isMobile: boolean;
  /** Path of the same page in the other layout. */
  twin: string | undefined;
  cookie: string;
}

/** The path in the layout that is asked for; exactly `/` and `/m` also in the language of the cookie. */
export function firstPath(
  pathname: string,
  { layout, isMobile, twin, cookie }: FirstPathContext,
): string {
  const path = twin && isMobile !== (layout === 'mobile') ? twin : pathname;
  const chosen = /(?:^|; )i18n_redirected=(\w+)(?:;|$)/.exec(cookie)?.[1];
  const hasPrefix = isLanguage(chosen) && chosen !== DEFAULT_LANGUAGE;
  return hasPrefix && /^\/(m\/?)?$/.test(pathname) ? `/${chosen}${path}` : path;
}
