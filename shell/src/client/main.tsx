import '../app/styles';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { startAnalytics } from '@huoban/runtime/internal';
import { appRoutes } from '../app/app-routes';
import type { Boot } from '../app/release/boot';
import type { PageError, Environment } from '../app/environment';
import type { FaultCause } from '../app/release/fault';
import type { PageResult } from '../app/pages/page-result';
import { resolvePage } from '../app/pages/resolve-page';
import { PAGE_ROUTE } from '../app/pages/route-id';
import { BuildCheck } from './release/build-check';
import { createClientEnvironment } from './client-environment';
import { loadDocument } from './navigation/document-load';
import { FailedFiles } from './faults/failed-files';
import { FaultReporter } from './faults/fault-reporter';
import { loadInitialPage } from './navigation/initial-page';
import { readBoot } from './read-boot';
import { loadRemote } from './remotes/load-remote';
import { SectionLoader } from './remotes/section-loader';
import { createSessionStore } from './session/create-session-store';
import { clearPrivateQueries } from './session/forget-private-data';
import { showRelease } from './release/shown-release';

/**
 * A later page. A section that cannot be loaded here is asked of the server, which may know better, once; a page that
 * throws is asked of it by the section's fallback.
 */
async function laterPage(
  env: Environment,
  { builds, desk }: { builds: BuildCheck; desk: FaultReporter },
  { url, left }: { url: URL; left: AbortSignal },
): Promise<PageResult> {
  const address = url.pathname + url.search + url.hash;
  // A newer release: the page is loaded as a document, once; held here, so that nothing flashes before.
  if (builds.isStale && loadDocument(address)) await new Promise(() => undefined);
  const result = await resolvePage(env, url);
  if (result.kind === 'page') return result;
  const { section, version, fault: cause, cause: kind, message } = result;
  if (section && version && cause) {
    await desk.report({ section, version, cause }, new Error(message));
    if (cause !== 'timeout' && !left.aborted)
      await desk.reloadWithout({ section, version }, address);
  }
  // Nobody waits for a page any more that the visitor has left.
  if (kind === 'section' && !left.aborted && loadDocument(address))
    await new Promise(() => undefined);
  return result;
}

async function start(boot: Boot, desk: FaultReporter): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document carries no #root');
  const { session, restore } = createSessionStore();
  let isShown = true;
  const sections = new SectionLoader(boot.sections, {
    loadRemote,
    onFault: async (version, failure) => {
      await desk.report({ ...version, cause: 'start' }, failure);
      // The server's HTML is that version's. A later page has nothing of it on screen yet.
      if (isShown) await desk.reloadWithout(version);
    },
    onFallback: (fallen) => showRelease(boot, fallen),
  });
  const onBroken = async ({
    section,
    version,
    error: failure,
    duringStart: atStart,
  }: PageError) => {
    await desk.report({ section, version, cause: 'render' }, failure);
    if (atStart) await desk.reloadWithout({ section, version });
  };
  const env: Environment = {
    ...createClientEnvironment(boot, sections, session),
    restore,
    onPageError: (page) => void onBroken(page),
  };
  clearPrivateQueries(session, env.cache);
  const builds = new BuildCheck(boot.release);
  builds.start();
  builds.followVisibility();
  const { result, sameAsServer } = await loadInitialPage(env, boot);
  isShown = false;
  const router = createBrowserRouter(
    appRoutes(env, {
      load: (url, left) => laterPage(env, { builds, desk }, { url, left }),
      hash: () => router.state.navigation.location?.hash ?? '',
      onRootError: (failure) => void failShell(boot, desk, { cause: 'render', failure }),
    }),
    { hydrationData: { loaderData: { [PAGE_ROUTE]: result } } },
  );
  const app = <RouterProvider router={router} />;
  startTransition(() => {
    if (sameAsServer) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  startAnalytics(boot.site);
}

/** The shell of this tab does not work: its fallback renders the page; without one the server's HTML stays. */
async function failShell(
  { shell: version }: Boot,
  desk: FaultReporter,
  { cause, failure }: { cause: FaultCause; failure: unknown },
): Promise<void> {
  await desk.report({ section: 'shell', version, cause }, failure);
  await desk.reloadWithout({ section: 'shell', version });
}

const boot = readBoot();
// Says as well that this file could be evaluated: load-application.ts looks for it.
showRelease(boot);
const files = new FailedFiles();
files.listen();
const desk = new FaultReporter(boot, files);
start(boot, desk).catch(async (error: unknown) => {
  console.error('the shell does not start', error);
  await failShell(boot, desk, { cause: 'start', failure: error });
});
