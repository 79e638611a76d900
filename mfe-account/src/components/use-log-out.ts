import { useEffect, useRef } from 'react';
import { paths, toast, useApi, useGo, useSession } from '@huoban/runtime';

/** Upper limit for the navigation, so that a slow home page does not delay the logout. */
const HOME_TIMEOUT_MS = 2000;

export const LOGOUT = 'POST /api/users/logout';

interface LogOutOptions {
  /** The service has ended the session already. */
  isEnded?: boolean;
}

/**
 * Goes home, ends the session after the calling page has unmounted, and shows `message`. Ending the session earlier
 * would make the `auth` guard open the login dialog. The service ends the session too, unless it cannot be reached.
 */
export function useLogOut(): (message: string, options?: LogOutOptions) => Promise<void> {
  const api = useApi();
  const go = useGo();
  const session = useSession();
  const mounted = useRef(true);
  const onUnmount = useRef(() => {});

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      onUnmount.current();
    };
  }, []);

  const unmounted = () =>
    new Promise<void>((resolve) => {
      if (mounted.current) onUnmount.current = resolve;
      else resolve();
    });

  return async (message, { isEnded = false } = {}) => {
    const timeout = new Promise((resolve) => setTimeout(resolve, HOME_TIMEOUT_MS));
    try {
      await Promise.race([
        Promise.all([go(paths.home(), { replace: true }), unmounted()]),
        timeout,
      ]);
    } finally {
      // Sent with the token, which the next line forgets.
      if (!isEnded)
        api.call(LOGOUT, { body: { all: false } }, { keepalive: true }).catch(() => undefined);
      session.logout();
      session.closeLogin();
      toast.show(message, { kind: 'success' });
    }
  };
}
