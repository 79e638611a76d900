import type { Network } from './ports';

/** What the browser knows about its network. */
export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  watch(changed) {
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    return () => {
      window.removeEventListener('online', changed);
      window.removeEventListener('offline', changed);
    };
  },
};
