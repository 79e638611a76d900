import type { QueryClient } from '@tanstack/react-query';
import type {
  ApiClient,
  Language,
  Messages,
  PageModule,
  SectionName,
  SiteConfig,
} from '@huoban/contracts';
import type { RouteLocation, Session } from '@huoban/runtime';
import type { I18n, RouteMap } from '@huoban/runtime/internal';

/** A loaded page module with what its rendering needs. */
export interface LoadedPage {
  /** Loaded version of the section: the pinned one or the release's fallback. */
  version: string;
  /** Webpack chunk group of the page, for the server's hints. */
  chunk: string;
  module: PageModule;
  messages: Messages;
}

/** An error of a page while it was on screen. */
export interface PageError {
  section: SectionName;
  version: string;
  error: unknown;
  duringStart: boolean;
}

/** Everything a rendering depends on: created per request on the server, once per tab in the browser. */
export interface Environment {
  routes: RouteMap;
  site: SiteConfig;
  i18n: I18n;
  cache: QueryClient;
  session: Session;
  /** Pages loaded so far, by `pageKey`. */
  pages: Map<string, PageModule>;
  api: (routeLocation: Pick<RouteLocation, 'language' | 'device'>) => ApiClient;
  loadPage: (section: SectionName, page: string, language: Language) => Promise<LoadedPage>;
  /** Fetches section and page of a pathname before a visit; never throws. */
  prefetch: (pathname: string) => void;
  /** Reads the stored session after hydration and returns a cleanup function. Browser only. */
  restore?: () => () => void;
  /** Milliseconds that a page's loader may take. */
  loaderTimeoutMs: number;
  /** Called when a page throws; `duringStart`: shortly after its first render. Browser only. */
  onPageError?: (page: PageError) => void;
  /** Target of a guard's redirect; always null on the server. */
  guard: (url: URL) => string | null;
}

export const pageKey = (section: SectionName, version: string, page: string): string =>
  `${section}@${version}/${page}`;
