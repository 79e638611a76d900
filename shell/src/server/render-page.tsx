import { renderToString } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router';
import { appRoutes } from '../app/app-routes';
import type { Environment } from '../app/environment';
import type { FaultCause } from '../app/release/fault';
import type { PageFailed, PageFound, PageResult } from '../app/pages/page-result';

/** The error page in place of a page whose version failed. */
export const failedPage = (
  { section, version }: PageFound,
  failure: unknown,
  fault: FaultCause,
): PageFailed => ({
  kind: 'error',
  cause: 'page',
  status: 500,
  message: failure instanceof Error ? failure.message : String(failure),
  section,
  version,
  fault,
});

/**
 * Renders the application with a result. A page that throws is replaced by its section's error page.
 */
export async function renderPage(
  env: Environment,
  url: URL,
  result: PageResult,
): Promise<{ result: PageResult; html: string }> {
  try {
    return { result, html: await renderApp(env, url, result) };
  } catch (error) {
    if (result.kind === 'error') throw error;
    const failed = failedPage(result, error, 'render');
    return { result: failed, html: await renderApp(env, url, failed) };
  }
}

async function renderApp(env: Environment, url: URL, result: PageResult): Promise<string> {
  const handler = createStaticHandler(appRoutes(env, { result }));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    throw new Error(`the router answered ${context.status} for ${url.href}`);
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
