import '../app/styles';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { startAnalytics } from '@huoban/runtime/internal';
import { appRoutes } from '../app/app-routes';
import type { Environment } from '../app/environment';
import type { PageResult } from '../app/page-result';
import { resolvePage } from '../app/resolve-page';
import { PAGE_ROUTE } from '../app/route-id';
import { BuildCheck } from './build-check';
import { clientEnvironment } from './client-environment';
import { loadDocument } from './document-load';
import { initialPage } from './initial-page';
import { readBoot } from './read-boot';
import { loadRemote } from './remotes';
import { SectionLoader } from './section-loader';
import { createSessionStore } from './session/create-session-store';
import { forgetPrivateData } from './session/forget-private-data';

/** A later page: a section that cannot be loaded here is asked of the server, which may know better, once. */
async function laterPage(env: Environment, builds: BuildCheck, url: URL): Promise<PageResult> {
  const address = url.pathname + url.search + url.hash;
  // A newer release: the page is loaded as a document, once; held here, so that nothing flashes before.
  if (builds.isStale && loadDocument(address)) await new Promise(() => undefined);
  const result = await resolvePage(env, url);
  const unavailable = result.kind === 'error' && result.cause === 'section';
  if (unavailable && loadDocument(address)) await new Promise(() => undefined);
  return result;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document carries no #root');
  const boot = readBoot();
  const { session, restore } = createSessionStore();
  const sections = new SectionLoader(boot.sections, loadRemote);
  const env = { ...clientEnvironment(boot, sections, session), restore };
  forgetPrivateData(session, env.cache);
  const builds = new BuildCheck(boot.release);
  builds.start();
  builds.followVisibility();
  const { result, sameAsServer } = await initialPage(env, boot);
  const router = createBrowserRouter(
    appRoutes(
      env,
      (url) => laterPage(env, builds, url),
      () => router.state.navigation.location?.hash ?? '',
    ),
    { hydrationData: { loaderData: { [PAGE_ROUTE]: result } } },
  );
  const app = <RouterProvider router={router} />;
  startTransition(() => {
    if (sameAsServer) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  startAnalytics(boot.site);
}

void start();
