import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { declaredSearch } from './declared-query';
import { useNavigationContext } from './navigation-context';

const subscribe = () => () => undefined;

/**
 * The query of the current URL (`?…`). On the server and while its HTML is hydrated only the part that the page
 * declares; right after that, links carry the other parameters as well.
 */
export function useSearch(): string {
  const { routes } = useNavigationContext();
  const { pathname, search } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => search,
    () => declaredSearch(routes, pathname, search),
  );
}
