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

/** A page module at hand, with everything that rendering it needs. */
export interface LoadedPage {
  /** Version of the section that answered: the pinned one or the release's fallback. */
  version: string;
  /** Webpack chunk group of the page, for the server's hints. */
  chunk: string;
  module: PageModule;
  messages: Messages;
}

/** A page of a section that threw while it was on screen. */
export interface PageError {
  section: SectionName;
  version: string;
  error: unknown;
  duringStart: boolean;
}

/** Everything a render depends on: made per request on the server, once per tab in the browser. */
export interface Environment {
  routes: RouteMap;
  site: SiteConfig;
  i18n: I18n;
  cache: QueryClient;
  session: Session;
  /** Pages loaded so far, by `pageKey`. */
  pages: Map<string, PageModule>;
  api: (place: Pick<RouteLocation, 'language' | 'device'>) => ApiClient;
  loadPage: (section: SectionName, page: string, language: Language) => Promise<LoadedPage>;
  /** Fetches section and page behind a pathname ahead of a visit; never fails. */
  prefetch: (pathname: string) => void;
  /** Reads the stored session after hydration; answers how to stop following it. Browser only. */
  restore?: () => () => void;
  /** Milliseconds that a page's loader may take. */
  loaderTimeoutMs: number;
  /** Hears of a page that threw; `atStart`: it was shown for no more than a moment. Browser only. */
  onPageError?: (page: PageError) => void;
  /** Target of a redirect that a guard asks for, in the browser only. */
  guard: (url: URL) => string | null;
}

export const pageKey = (section: SectionName, version: string, page: string): string =>
  `${section}@${version}/${page}`;
