import { useEffect } from 'react';

/** Says, for measurements and for tests, that the application has taken over the server's HTML. */
export function useHydrationMark(): void {
  useEffect(() => {
    performance.mark('hydrated');
    document.documentElement.dataset['hydrated'] = '';
  }, []);
}
