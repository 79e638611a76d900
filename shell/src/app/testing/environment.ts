import type { PageModule, ReleaseRoute, SiteConfig } from '@huoban/contracts';
import {
  LOGGED_OUT_SESSION,
  addMessages,
  createApiClient,
  createI18n,
  createQueryClient,
  createRouteMap,
} from '@huoban/runtime/internal';
import { testSite as siteOfTests } from '@huoban/runtime/testing';
import type { Environment, LoadedPage } from '../environment';

export const testSite: SiteConfig = { ...siteOfTests, origin: 'https://huoban.example' };

const BOTH: ReleaseRoute['devices'] = ['desktop', 'mobile'];

/** Pages in both layouts, desktop only, mobile only, and one that needs a login. */
export const testRoutes: ReleaseRoute[] = [
  { section: 'mfe-home', page: 'home', pattern: '/', devices: BOTH, guards: ['check-device'] },
  {
    section: 'mfe-game-library',
    page: 'game',
    pattern: '/game-library/:id',
    devices: BOTH,
    guards: ['check-device'],
  },
  { section: 'mfe-legal', page: 'terms', pattern: '/terms', devices: ['desktop'], guards: [] },
  {
    section: 'mfe-account',
    page: 'profile',
    pattern: '/profile',
    devices: BOTH,
    guards: ['check-device', 'auth'],
  },
  {
    section: 'mfe-account',
    page: 'removal',
    pattern: '/profile/removeAccount-:id',
    devices: ['mobile'],
    guards: ['auth'],
  },
];

export const pageModule = (changes: Partial<PageModule> = {}): PageModule => ({
  head: ({ text, params }) => ({ title: text('title'), description: params['id'] ?? '' }),
  Page: () => null,
  ...changes,
});

export const loadedPage = (changes: Partial<PageModule> = {}): LoadedPage => ({
  version: '2.0.0',
  chunk: 'page-game',
  module: pageModule(changes),
  messages: { title: '标题' },
});

/** An environment whose sections load `loaded`. */
export function environment(
  loaded: () => Promise<LoadedPage>,
  changes: Partial<Environment> = {},
): Environment {
  const i18n = createI18n('zh');
  addMessages(i18n, 'zh', 'shell', {});
  return {
    routes: createRouteMap(testRoutes),
    site: testSite,
    i18n,
    cache: createQueryClient(),
    session: LOGGED_OUT_SESSION,
    pages: new Map(),
    api: ({ language, device }) =>
      createApiClient({
        baseUrl: '',
        caller: () => ({
          session: LOGGED_OUT_SESSION,
          channel: 'official-website',
          deviceIdentifier: '0',
          language,
          device,
        }),
      }),
    loadPage: loaded,
    prefetch: () => undefined,
    loaderTimeoutMs: 10_000,
    guard: () => null,
    ...changes,
  };
}
