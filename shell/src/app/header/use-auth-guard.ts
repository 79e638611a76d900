import { useEffect } from 'react';
import { paths, useGo, usePlace, useSession } from '@huoban/runtime';
import { useNavigationContext } from '@huoban/runtime/internal';

/**
 * The `auth` guard of a page that is already open: after hydration, and when the service ends the session while the
 * page is shown, the visitor is sent home with the login dialog open. Call it inside an `observer`.
 */
export function useAuthGuard(): void {
  const session = useSession();
  const { routes } = useNavigationContext();
  const { path, device } = usePlace();
  const go = useGo();
  const guarded = routes.match(path, device)?.route.guards.includes('auth') ?? false;
  const denied = guarded && session.ready && !session.isLoggedIn;
  useEffect(() => {
    if (!denied) return;
    session.openLogin({ returnTo: path });
    void go(paths.home(), { replace: true });
  }, [denied, session, go, path]);
}
