import { replace, type RouteObject } from 'react-router';
import type { Environment } from './environment';
import { RootRoute } from './root-route';
import type { PageResult } from './pages/page-result';
import { PageView } from './pages/page-view';
import { resolvePage } from './pages/resolve-page';
import { PAGE_ROUTE } from './pages/route-id';
import { RootErrorPage } from './root-error-page';

export interface RouteOptions {
  /** `signal` aborts when the visitor navigates elsewhere before the page has loaded. */
  load?: (url: URL, signal: AbortSignal) => Promise<PageResult>;
  /** Fragment of the pending navigation, which requests do not contain. */
  hash?: () => string;
  /** Called when the root route itself threw. */
  onRootError?: (error: unknown) => void;
}

/**
 * One splat route whose loader uses the release's route map. React Router's table never grows, and the patterns of the
 * specification need not be valid React Router patterns.
 */
export function appRoutes(
  env: Environment,
  {
    load = (url) => resolvePage(env, url),
    hash = () => '',
    onRootError = () => undefined,
  }: RouteOptions = {},
): RouteObject[] {
  return [
    {
      id: 'root',
      element: <RootRoute env={env} />,
      errorElement: <RootErrorPage onError={onRootError} />,
      children: [
        {
          id: PAGE_ROUTE,
          path: '*',
          loader: ({ request }) =>
            guarded(env, Object.assign(new URL(request.url), { hash: hash() }), (url) =>
              load(url, request.signal),
            ),
          element: <PageView env={env} />,
        },
      ],
    },
  ];
}

async function guarded(
  env: Environment,
  url: URL,
  load: (url: URL) => Promise<PageResult>,
): Promise<PageResult | Response> {
  const target = env.guard(url);
  return target ? replace(target) : load(url);
}
