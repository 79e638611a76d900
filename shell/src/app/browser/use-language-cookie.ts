import { useEffect, useRef } from 'react';
import { usePlace } from '@huoban/runtime';
import { storeLanguage } from './language-cookie';

/**
 * Stores the language in a cookie when a navigation changes it. That of the document is stored by its first script, and a
 * chosen one before the navigation; storing it here again could undo a choice whose document is still loading.
 */
export function useLanguageCookie(): void {
  const place = usePlace();
  const language = place.path.endsWith('.html') ? null : place.language;
  const last = useRef(language);
  useEffect(() => {
    if (language !== null && language !== last.current) storeLanguage(language);
    last.current = language;
  }, [language]);
}
