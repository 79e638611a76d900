import type { RouteObject } from 'react-router';
import type { Environment } from './environment';
import { RootRoute } from './root-route';
import type { PageResult } from './pages/page-result';
import { PageView } from './pages/page-view';
import { PAGE_ROUTE, ROOT_ROUTE } from './pages/route-id';
import { RootErrorPage } from './root-error-page';

export interface RouteOptions {
  /** On the server; in the browser the `PageRouter` loads pages. */
  result?: PageResult;
  /** Called when the root route itself threw. */
  onRootError?: (error: unknown) => void;
}

/**
 * One splat route, whose page is resolved by the release's route map. React Router's table never grows, and the patterns
 * of the specification need not be valid React Router patterns.
 */
export const appRoutes = (
  env: Environment,
  { result, onRootError = () => undefined }: RouteOptions = {},
): RouteObject[] => [
  {
    id: ROOT_ROUTE,
    element: <RootRoute env={env} />,
    errorElement: <RootErrorPage onError={onRootError} />,
    children: [
      {
        id: PAGE_ROUTE,
        path: '*',
        element: <PageView env={env} />,
        ...(result && { loader: () => result }),
      },
    ],
  },
];
