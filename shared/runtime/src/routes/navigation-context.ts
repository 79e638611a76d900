import { createContext, useContext } from 'react';
import type { RouteMap } from './route-map';

/** What links need of the shell. */
export interface Navigation {
  routes: RouteMap;
  /** Fetches the section and page behind a pathname; called on intent, never fails. */
  prefetch: (pathname: string) => void;
}

const NavigationContext = createContext<Navigation | null>(null);
export const NavigationProvider = NavigationContext.Provider;

export function useNavigationContext(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('links need the NavigationProvider of the shell above them');
  return navigation;
}
