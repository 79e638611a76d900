import { useEffect } from 'react';
import { usePlace } from '@huoban/runtime';

const NAME = 'i18n_redirected';
const LIFE_SECONDS = 365 * 86_400;

/**
 * Remembers the language of the page shown. Legal pages do not count: the login dialog opens them without prefix, which
 * says nothing about the visitor's language.
 */
export function useLanguageCookie(): void {
  const { language, path } = usePlace();
  useEffect(() => {
    if (path.endsWith('.html')) return;
    document.cookie = `${NAME}=${language}; path=/; max-age=${LIFE_SECONDS}; samesite=lax`;
  }, [language, path]);
}
