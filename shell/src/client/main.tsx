import '../app/styles';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { onMissingChunk, prepareReports } from '@huoban/runtime/internal';
import { appRoutes } from '../app/app-routes';
import type { Environment, PageError } from '../app/environment';
import type { Boot } from '../app/release/boot';
import type { FaultCause } from '../app/release/fault';
import { createClientEnvironment } from './client-environment';
import { FailedFiles } from './faults/failed-files';
import { FaultReporter } from './faults/fault-reporter';
import { loadDocument } from './navigation/document-load';
import { loadInitialPage } from './navigation/initial-page';
import { loadLaterPage } from './navigation/later-page';
import { PageRouter } from './navigation/page-router';
import { readBoot } from './read-boot';
import { BuildCheck } from './release/build-check';
import { showRelease } from './release/shown-release';
import { loadRemote } from './remotes/load-remote';
import { SectionLoader } from './remotes/section-loader';
import { clearPrivateQueries } from './session/clear-private-queries';
import { createSessionStore } from './session/create-session-store';

async function start(boot: Boot, faults: FaultReporter): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  const { session, restore } = createSessionStore();
  let isInitialPage = true;
  const sections = new SectionLoader(boot.sections, {
    loadRemote,
    onFault: async (version, error) => {
      await faults.report({ ...version, cause: 'start' }, error);
      // The server's HTML was rendered by that version. A later page is not on screen yet.
      if (isInitialPage) await faults.reloadWithout(version);
    },
    onFallback: (fallenBack) => showRelease(boot, fallenBack),
  });
  const onPageError = async ({ section, version, error, duringStart }: PageError) => {
    await faults.report({ section, version, cause: 'render' }, error);
    if (duringStart) await faults.reloadWithout({ section, version });
  };
  const env: Environment = {
    ...createClientEnvironment(boot, sections, session),
    restore,
    onPageError: (page) => void onPageError(page),
  };
  clearPrivateQueries(session, env.cache);
  const builds = new BuildCheck(boot.release);
  builds.start();
  builds.followVisibility();
  const { result, sameAsServer } = await loadInitialPage(env, boot);
  isInitialPage = false;
  const router = new PageRouter({
    routes: appRoutes(env, {
      onRootError: (error) => void failShell(boot, faults, { cause: 'render', error }),
    }),
    result,
    guard: env.guard,
    load: (url, signal) => loadLaterPage(env, { builds, faults }, { url, signal }),
  });
  const app = <RouterProvider router={router.forProvider} />;
  startTransition(() => {
    if (sameAsServer) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  prepareReports(boot.site);
}

/** Reloads with the shell's fallback version; without one the server's HTML stays. */
async function failShell(
  { shell: version }: Boot,
  faults: FaultReporter,
  { cause, error }: { cause: FaultCause; error: unknown },
): Promise<void> {
  await faults.report({ section: 'shell', version, cause }, error);
  await faults.reloadWithout({ section: 'shell', version });
}

const boot = readBoot();
// load-application.ts takes `__release` as the proof that this file was evaluated.
showRelease(boot);
onMissingChunk(() => loadDocument(location.pathname + location.search + location.hash));
const files = new FailedFiles();
files.listen();
const faults = new FaultReporter(boot, files);
start(boot, faults).catch(async (error: unknown) => {
  console.error('the shell does not start', error);
  await failShell(boot, faults, { cause: 'start', error });
});
