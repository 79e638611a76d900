import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter } from 'react-router';
import { RouterProvider, useLocation } from 'react-router-dom';
import type { PageModule } from '@huoban/contracts';
import { ApiProvider } from '../api/react/api-context';
import { PageProvider, SiteProvider } from '../page/page-context';
import { parsePlace } from '../routes/route-location';
import { NavigationProvider } from '../routes/navigation-context';
import { LOGGED_OUT_SESSION } from '../session/logged-out';
import type { Session } from '../session/session';
import { SessionProvider } from '../session/session-context';
import { createPageEnvironment, type FakeService, type TestSection } from './page-environment';
import { testSite } from './test-site';

export interface PageSetup {
  page: PageModule;
  /** Path and query, with the prefixes of language and layout. The section must serve the path. */
  address: string;
  /** Overrides of a restored, logged-out session. */
  session?: Partial<Session>;
  service: FakeService;
  /** False skips the loader, so that the page starts with an empty cache. */
  loaded?: boolean;
}

/**
 * Creates a renderer for the pages of one section. It sets a page up like the shell: loader, messages, routes and the
 * providers of the runtime. A navigation to any other URL shows "elsewhere".
 */
export function createPageRenderer(section: TestSection) {
  const cleanups: (() => void)[] = [];
  afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

  /** Returns the page as an element, for tests that render it themselves. */
  const createPage = async ({ page, address, session, service, loaded = true }: PageSetup) => {
    window.history.replaceState(null, '', address);
    const { pathname, href } = window.location;
    const environment = createPageEnvironment(section, parsePlace(pathname).language, service);
    const { i18n, cache, call, api, routes, find, contextOf } = environment;
    const name = find(pathname)?.route.page;
    if (name === undefined) throw new Error(`${section.name} serves no page at ${address}`);
    if (loaded) await page.loader?.(contextOf(new URL(href)));

    const { Page } = page;
    const CurrentPage = () => {
      const found = find(useLocation().pathname);
      if (!found || found.route.page !== name) return <p>elsewhere</p>;
      return (
        <PageProvider page={{ section: section.name, params: found.params }}>
          <Page />
        </PageProvider>
      );
    };
    const loader = async ({ request }: { request: Request }): Promise<null> => {
      const url = new URL(request.url);
      if (find(url.pathname)?.route.page === name) await page.loader?.(contextOf(url));
      return null;
    };
    const router = createBrowserRouter(
      [{ id: 'page', path: '*', loader, Component: CurrentPage }],
      {
        hydrationData: { loaderData: { page: null } },
      },
    );
    cleanups.push(() => {
      router.dispose();
      cache.clear();
    });
    const element = (
      <I18nextProvider i18n={i18n}>
        <SiteProvider value={testSite}>
          <NavigationProvider value={{ routes, prefetch: () => undefined }}>
            <QueryClientProvider client={cache}>
              <SessionProvider session={{ ...LOGGED_OUT_SESSION, ready: true, ...session }}>
                <ApiProvider api={api}>
                  <RouterProvider router={router} />
                </ApiProvider>
              </SessionProvider>
            </QueryClientProvider>
          </NavigationProvider>
        </SiteProvider>
      </I18nextProvider>
    );
    return {
      element,
      call,
      router,
      head: () => page.head(contextOf(new URL(window.location.href))),
    };
  };

  /** Renders a page. `call` records the API calls, `head` evaluates the head of the page. */
  const renderPage = async (setup: PageSetup) => {
    const { element, ...rest } = await createPage(setup);
    return { ...render(element), ...rest };
  };

  return { createPage, renderPage };
}
