import { render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import type { Language, PageContext, PageModule } from '@huoban/contracts';
import { parsePlace, type Session } from '@huoban/runtime';
// eslint-disable-next-line huoban/doors -- in tests this file stands in for the shell
import {
  ApiProvider,
  LOGGED_OUT,
  NavigationProvider,
  PageProvider,
  SessionProvider,
  SiteProvider,
  addMessages,
  createI18n,
  createQueryClient,
  createRouteMap,
  textOf,
} from '@huoban/runtime/internal';
import site from '../../../site.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';

const SECTION = 'mfe-home';
const MESSAGES = { zh, en, ja };
const QR = { size: 21, path: 'M0 0h7v7H0z' };

export const testSite: PageContext['site'] = {
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
  /** Path and query. */
  address: string;
  session?: Partial<Session>;
  /** Answers every call to the service: a payload, or a failure to throw. */
  service: (endpoint: string, input: unknown) => unknown;
  language?: Language;
  /** False: the page meets an empty cache, as after an answer that came too late. */
  loaded?: boolean;
}

/** Opens a page as the shell does: loader first, then the page with everything around it. */
export async function openPage(staging: Staging) {
  const { page, address, session, service, language = 'zh', loaded = true } = staging;
  const i18n = createI18n(language);
  addMessages(i18n, language, SECTION, MESSAGES[language]);
  const cache = createQueryClient();
  const call = jest.fn(async (endpoint: string, input: unknown) => service(endpoint, input));
  const api: PageContext['api'] = { call: call as PageContext['api']['call'] };
  const url = new URL(address, testSite.origin);
  const context: PageContext = {
    ...parsePlace(url.pathname),
    params: {},
    query: url.searchParams,
    api,
    cache,
    site: testSite,
    text: textOf(i18n, language, SECTION),
  };
  if (loaded) await page.loader?.(context);
  const { Page } = page;
  const element = (
    <PageProvider page={{ section: SECTION, params: {} }}>
      <Page />
    </PageProvider>
  );
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path: '*', element }]);
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
  return { ...shown, call, head: () => page.head(context) };
}
