import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
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
  /** Path and query with the prefixes of language and layout; its path is one that the section serves. */
  address: string;
  /** Differences from a visitor who is logged out and whose stored session has been read. */
  session?: Partial<Session>;
  service: FakeService;
  /** False: the page meets an empty cache, as after a loader that was not waited for. */
  loaded?: boolean;
}

/**
 * The stage for the pages of one section: sets a page up as the shell does, with its loader, the section's words and
 * routes, and everything that the runtime wants around it. Any other address shows "elsewhere".
 */
export function createPageRenderer(section: TestSection) {
  const leave: (() => void)[] = [];
  afterEach(() => leave.splice(0).forEach((done) => done()));

  /** The page as an element, for who renders by other means than `openPage`. */
  async function createPage({ page, address, session, service, loaded = true }: PageSetup) {
    window.history.replaceState(null, '', address);
    const { pathname, href } = window.location;
    const around = createPageEnvironment(section, parsePlace(pathname).language, service);
    const { i18n, cache, call, api, routes, find, contextOf } = around;
    const name = find(pathname)?.route.page;
    if (name === undefined) throw new Error(`${section.name} serves no page at ${address}`);
    if (loaded) await page.loader?.(contextOf(new URL(href)));

    const { Page } = page;
    function Shown() {
      const found = find(useLocation().pathname);
      if (!found || found.route.page !== name) return <p>elsewhere</p>;
      return (
        <PageProvider page={{ section: section.name, params: found.params }}>
          <Page />
        </PageProvider>
      );
    }
    const loader = async ({ request }: { request: Request }): Promise<null> => {
      const url = new URL(request.url);
      if (find(url.pathname)?.route.page === name) await page.loader?.(contextOf(url));
      return null;
    };
    const router = createBrowserRouter([{ id: 'page', path: '*', loader, Component: Shown }], {
      hydrationData: { loaderData: { page: null } },
    });
    leave.push(() => {
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
  }

  /** Shows a page in the document. `call` records what was asked of the service, `head` reads the page's head. */
  async function renderPage(staging: PageSetup) {
    const { element, ...set } = await createPage(staging);
    return { ...render(element), ...set };
  }

  return { createPage, renderPage };
}
