import { replace, type RouteObject } from 'react-router';
import type { Environment } from './environment';
import { RootRoute } from './root-route';
import type { PageResult } from './pages/page-result';
import { PageView } from './pages/page-view';
import { resolvePage } from './pages/resolve-page';
import { PAGE_ROUTE } from './pages/route-id';
import { RootErrorPage } from './root-error-page';

export interface RouteOptions {
  /** `left` aborts when the visitor goes elsewhere before the page has come. */
  load?: (url: URL, left: AbortSignal) => Promise<PageResult>;
  /** Fragment of the address that is being opened: requests carry none. */
  hash?: () => string;
  /** Hears that the frame itself threw. */
  onRootError?: (failure: unknown) => void;
}

/**
 * React Router's table: one splat route, whose loader asks the release's matcher. No route is added per address, so the
 * table never grows, and the specification's patterns need not fit React Router's own.
 */
export function appRoutes(
  env: Environment,
  {
    load = (url) => resolvePage(env, url),
    hash = () => '',
    onRootError: onFrameFailure = () => undefined,
  }: RouteOptions = {},
): RouteObject[] {
  return [
    {
      id: 'frame',
      element: <RootRoute env={env} />,
      errorElement: <RootErrorPage onFailure={onFrameFailure} />,
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
