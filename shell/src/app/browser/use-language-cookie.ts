import { useEffect } from 'react';
import { usePlace } from '@huoban/runtime';

const NAME = 'i18n_redirected';
const MAX_AGE_S = 365 * 86_400;

/**
 * Stores the language of the page in a cookie. Legal pages are excluded: the login dialog opens them without a language
 * prefix.
 */
export function useLanguageCookie(): void {
  const { language, path } = usePlace();
  useEffect(() => {
    if (path.endsWith('.html')) return;
    document.cookie = `${NAME}=${language}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
  }, [language, path]);
}
