import { useMemo } from 'react';
import { Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router-dom';
import { usePlace, useText } from '@huoban/runtime';
import { LoginDialogHost, Toasts } from '@huoban/runtime/internal';
import { Footer } from '../chrome/footer';
import { HeaderSpacer } from '../chrome/header/header-spacer';
import { LoadingOverlay } from '../chrome/status/loading-overlay';
import { OfflineBar } from '../chrome/status/offline-bar';
import { RouteAnnouncer } from '../chrome/status/route-announcer';
import { MAIN_ID, SkipLink } from '../chrome/skip-link';
import type { Environment } from './environment';
import { errorHead } from './head/error-head';
import { headModel, titleOf } from './head/head-model';
import { PendingPageSkeleton } from './pages/pending-page-skeleton';
import { mayBeOffline, type PageResult } from './pages/page-result';
import { Providers } from './providers';
import { PAGE_ROUTE } from './pages/route-id';
import { SiteHeader } from './header/site-header';
import { useDocumentHead } from './head/use-document-head';
import { useFocusOnNavigation } from './browser/use-focus-on-navigation';
import { useHydrationMark } from './browser/use-hydration-mark';
import { useLanguageCookie } from './browser/use-language-cookie';
import { useLanguageLinks } from './header/use-language-links';
import { useLayout } from './browser/use-layout';
import { useMounted } from './browser/use-mounted';
import { useOnline } from './browser/use-online';
import { useTwinNavigation } from './browser/use-twin-navigation';

/** Everything around the page; the same tree on the server and in the browser. */
export function RootRoute({ env }: { env: Environment }) {
  return (
    <Providers env={env}>
      <RootContent env={env} />
    </Providers>
  );
}

function RootContent({ env }: { env: Environment }) {
  const { path, device } = usePlace();
  const layout = useLayout();
  const mounted = useMounted();
  const isDesktopHome = path === '/' && device === 'desktop';
  const languages = useLanguageLinks(device);
  const online = useOnline();
  useLanguageCookie();
  useHydrationMark();
  useFocusOnNavigation();
  useTwinNavigation(env.routes, layout);
  return (
    <>
      <SkipLink />
      <HeaderSpacer forcedMobile={env.site.app.device === 'mobile'} overlaid={isDesktopHome} />
      {mounted && <SiteHeader layout={layout} />}
      <OfflineBar offline={!online} />
      <main id={MAIN_ID} tabIndex={-1}>
        <PendingPageSkeleton />
        <Outlet />
      </main>
      {/* The last panel of the desktop home page contains these links. */}
      {!isDesktopHome && <Footer site={env.site} languages={languages} />}
      <PageTitle env={env} online={online} />
      <Toasts />
      <LoginDialogHost />
      <LoadingOverlay />
      <ScrollRestoration />
    </>
  );
}

function PageTitle({ env, online }: { env: Environment; online: boolean }) {
  const result = useRouteLoaderData<PageResult>(PAGE_ROUTE);
  const routeLocation = usePlace();
  const text = useText();
  const head = useMemo(() => {
    const pageHead =
      result?.kind === 'page'
        ? result.head
        : errorHead(result ?? { status: 500 }, (key) => text(`shell:${key}`), {
            offline: !online && result !== undefined && mayBeOffline(result),
          });
    return headModel(pageHead, routeLocation, env.site, env.routes);
  }, [result, online, routeLocation, env, text]);
  useDocumentHead(head);
  return <RouteAnnouncer title={titleOf(head)} />;
}
