import { useEffect } from 'react';
import { paths, useGo, usePlace, useSession } from '@huoban/runtime';
import { useNavigationContext } from '@huoban/runtime/internal';

/**
 * The `auth` guard of an open page: after hydration, and when the service ends the session, it redirects to the home page
 * and opens the login dialog. Call it inside an `observer`.
 */
export function useAuthGuard(): void {
  const session = useSession();
  const { routes } = useNavigationContext();
  const { path, device } = usePlace();
  const go = useGo();
  const isGuarded = routes.match(path, device)?.route.guards.includes('auth') ?? false;
  const isDenied = isGuarded && session.ready && !session.isLoggedIn;
  useEffect(() => {
    if (!isDenied) return;
    session.openLogin({ returnTo: path });
    void go(paths.home(), { replace: true });
  }, [isDenied, session, go, path]);
}
