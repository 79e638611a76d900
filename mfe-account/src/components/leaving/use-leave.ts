import { paths, toast, useGo, useSession } from '@huoban/runtime';

/** A slow home page must not keep anybody logged in. */
const AT_HOME_WITHIN_MS = 2000;

/**
 * Goes home and ends the session, in this order: on the page itself the guard would answer a logout with the login
 * dialog. Then says `goodbye`.
 */
export function useLeave(): (goodbye: string) => Promise<void> {
  const go = useGo();
  const session = useSession();
  return async (goodbye) => {
    const patience = new Promise((resolve) => setTimeout(resolve, AT_HOME_WITHIN_MS));
    try {
      await Promise.race([go(paths.home(), { replace: true }), patience]);
    } finally {
      session.logout();
      session.closeLogin();
      toast.show(goodbye, { kind: 'success' });
    }
  };
}
