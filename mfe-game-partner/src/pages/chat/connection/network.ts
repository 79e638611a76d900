/** The online state of the browser. */
export interface Network {
  isOnline: () => boolean;
  /** @returns unsubscribe */
  subscribe: (onChange: () => void) => () => void;
}

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  subscribe(onChange) {
    window.addEventListener('online', onChange);
    window.addEventListener('offline', onChange);
    return () => {
      window.removeEventListener('online', onChange);
      window.removeEventListener('offline', onChange);
    };
  },
};
