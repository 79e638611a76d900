import { useEffect } from 'react';

/** Marks the end of hydration for measurements and tests. */
export function useHydrationMark(): void {
  useEffect(() => {
    performance.mark('hydrated');
    document.documentElement.dataset['hydrated'] = '';
  }, []);
}
