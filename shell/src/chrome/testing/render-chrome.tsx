import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { render } from '@testing-library/react';
import type { ApiClient, Language } from '@huoban/contracts';
import {
  ApiProvider,
  NavigationProvider,
  LOGGED_OUT_SESSION,
  SessionProvider,
  SiteProvider,
  addMessages,
  createI18n,
  createQueryClient,
  createRouteMap,
} from '@huoban/runtime/internal';
import { testSite } from '@huoban/runtime/testing';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import zh from '../../locales/zh.json';
import type { HeaderProps } from '../header/header-props';

const MESSAGES = { zh, en, ja };
/** Props of a header for a visitor on a page that is not the search page. */
export const headerProps = (): HeaderProps & {
  onSearch: jest.Mock;
  onSearchText: jest.Mock;
  onLogin: jest.Mock;
} => ({
  site: testSite,
  loggedIn: false,
  avatar: null,
  onLogin: jest.fn(),
  searchText: '',
  onSearchText: jest.fn(),
  onSearchPage: false,
  onSearch: jest.fn(),
  languages: [
    { language: 'zh', href: '/about-us/?channel=bili' },
    { language: 'en', href: '/en/about-us/?channel=bili' },
    { language: 'ja', href: '/ja/about-us/?channel=bili' },
  ],
});

/** Renders a part of the chrome at a URL, with the messages of the shell. */
export function renderChrome(children: ReactNode, url = '/', language: Language = 'zh') {
  const i18n = createI18n(language);
  addMessages(i18n, language, 'shell', MESSAGES[language]);
  // Suggestions keep loading; everything else is empty.
  const call = jest.fn((endpoint: string) =>
    endpoint.endsWith('/search') ? new Promise(() => undefined) : Promise.resolve({}),
  );
  const api = { call } as unknown as ApiClient;
  const cache = createQueryClient();
  const wrapper = ({ children: shown }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <SiteProvider value={testSite}>
        <NavigationProvider value={{ routes: createRouteMap([]), prefetch: () => undefined }}>
          <QueryClientProvider client={cache}>
            <ApiProvider api={api}>
              <SessionProvider session={LOGGED_OUT_SESSION}>
                <MemoryRouter initialEntries={[url]}>{shown}</MemoryRouter>
              </SessionProvider>
            </ApiProvider>
          </QueryClientProvider>
        </NavigationProvider>
      </SiteProvider>
    </I18nextProvider>
  );
  return { ...render(children, { wrapper }), call };
}
