import { render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { PageContext, PageModule } from '@huoban/contracts';
import { parsePlace, type Session } from '@huoban/runtime';
// eslint-disable-next-line huoban/doors -- in tests this file stands in for the shell
import {
  addMessages,
  ApiProvider,
  createI18n,
  createQueryClient,
  createRouteMap,
  LOGGED_OUT,
  NavigationProvider,
  PageProvider,
  SessionProvider,
  SiteProvider,
  textOf,
} from '@huoban/runtime/internal';
import site from '../../../site.json';
import zh from '../locales/zh.json';

const SECTION = 'mfe-game-partner';
const QR = { size: 21, path: 'M0 0h7v7H0z' };

const testSite: PageContext['site'] = {
  ...site,
  app: { ...site.app, device: '' },
  social: {
    douyin: { ...site.social.douyin, qr: QR },
    bilibili: { ...site.social.bilibili, qr: QR },
    qq: { ...site.social.qq, qr: QR },
    wechat: { ...site.social.wechat, qr: QR },
  },
};

interface Staging {
  page: PageModule;
  /** Path and query, in Chinese. */
  address: string;
  params?: Record<string, string>;
  session?: Partial<Session>;
  /** Answers every call to the service: a payload, or a failure to throw. */
  service: (endpoint: string, input: unknown) => unknown;
}

/** Opens a page as the shell does: loader first, then the page with everything around it. */
export function openPage({ page, address, params = {}, session, service }: Staging) {
  window.history.replaceState(null, '', address);
  const i18n = createI18n('zh');
  addMessages(i18n, 'zh', SECTION, zh);
  const cache = createQueryClient();
  const call = jest.fn(async (endpoint: string, input: unknown) => service(endpoint, input));
  const api: PageContext['api'] = { call: call as PageContext['api']['call'] };
  const contextOf = (url: URL): PageContext => ({
    ...parsePlace(url.pathname),
    params,
    query: url.searchParams,
    api,
    cache,
    site: testSite,
    text: textOf(i18n, 'zh', SECTION),
  });
  const load = async ({ request }: { request: Request }): Promise<null> => {
    await page.loader?.(contextOf(new URL(request.url)));
    return null;
  };
  const { Page } = page;
  const element = (
    <PageProvider page={{ section: SECTION, params }}>
      <Page />
    </PageProvider>
  );
  const elsewhere = { path: '/game-partner/:other', element: <p>elsewhere</p> };
  const router = createBrowserRouter([
    ...(params['id'] === undefined ? [elsewhere] : []),
    { path: '*', loader: load, element, HydrateFallback: () => null },
  ]);
  const shown = render(
    <SiteProvider value={testSite}>
      <NavigationProvider value={{ routes: createRouteMap([]), prefetch: () => undefined }}>
        <QueryClientProvider client={cache}>
          <SessionProvider session={{ ...LOGGED_OUT, ready: true, ...session }}>
            <ApiProvider api={api}>
              <RouterProvider router={router} />
            </ApiProvider>
          </SessionProvider>
        </QueryClientProvider>
      </NavigationProvider>
    </SiteProvider>,
  );
  const head = () => page.head(contextOf(new URL(window.location.href)));
  return { ...shown, call, router, head, done: () => (router.dispose(), cache.clear()) };
}
