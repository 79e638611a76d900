import { createContext, useContext } from 'react';
import type { RouteMap } from './route-map';

/** Provided by the shell for links. */
export interface Navigation {
  routes: RouteMap;
  /** Loads the section and page of a pathname. Never throws. */
  prefetch: (pathname: string) => void;
}

const NavigationContext = createContext<Navigation | null>(null);
export const NavigationProvider = NavigationContext.Provider;

export function useNavigationContext(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('links need the NavigationProvider of the shell above them');
  return navigation;
}
