import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Device, Language } from './language';
import type { ApiClient } from './api/client';
import type { SiteConfig } from './site';

/** Version of this contract. The shell accepts a range of versions. */
export const SECTION_CONTRACT = 1;

export const SECTION_NAMES = [
  'mfe-home',
  'mfe-game-partner',
  'mfe-game-library',
  'mfe-account',
  'mfe-legal',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** Guards of a route, implemented by the shell. */
export type GuardName = 'check-device' | 'auth' | 'retain-query-params';

/**
 * URLs of a pattern in the sitemap. `hidden`: none. `ids`: these values of `:id`. `endpoint`: the ids of all items of a
 * paged endpoint, found in the payload fields `lists` (a single record counts as a list of one).
 */
export type SitemapRule = 'hidden' | { ids: string[] } | { endpoint: string; lists: string[] };

/** A route of `section.json`: a path-to-regexp pattern without language and `m` prefix. */
export interface SectionRoute {
  page: string;
  pattern: string;
  devices: Device[];
  guards: GuardName[];
  /** Query parameters that the page reads: the server renders by these and by no others. */
  query: string[];
  /** Default: patterns without `:id` are included, patterns with `:id` are not. */
  sitemap?: SitemapRule;
}

/** The manifest of a section, `section.json`. */
export interface SectionManifest {
  name: SectionName;
  contract: number;
  locales: Language[];
  routes: SectionRoute[];
  /** Endpoints that the section calls, as `METHOD path`; checked against the service when a release is created. */
  endpoints: string[];
}

export type Messages = { [key: string]: string | Messages };

/** Context of a page's loader and head, on the server and in the browser. */
export interface PageContext {
  language: Language;
  device: Device;
  params: Record<string, string>;
  query: URLSearchParams;
  api: ApiClient;
  /** API responses by language, endpoint and input; dehydrated into the HTML. */
  cache: QueryClient;
  site: SiteConfig;
  /** Translates a key of the section, or of the shell with the prefix `shell:`. */
  text: (key: string, values?: Record<string, string | number>) => string;
}

/** Head data of a page. The shell derives canonical, hreflang, alternates and Open Graph tags from it. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute path of a picture, preferably 1200×630. */
  image?: string;
  /** JSON-LD objects (schema.org), without `@context`. */
  jsonLd?: Record<string, unknown>[];
  /** Excludes the page from search engines (search pages, private pages). */
  noIndex?: boolean;
  /** Picture of the largest contentful paint; preloaded. */
  preloadImage?: { srcSet: string; sizes: string; type: string };
}

/**
 * A page module. The loader fills `ctx.cache`; it throws `notFound(...)` of the runtime for a 404. `ErrorView` replaces
 * the page when it throws.
 */
export interface PageModule {
  loader?: (ctx: PageContext) => Promise<void>;
  head: (ctx: PageContext) => PageHead;
  Page: ComponentType;
  ErrorView?: ComponentType<{ error: unknown; retry: () => void }>;
}

/** `chunk` is the webpack chunk name of the page; the server preloads the files of that chunk. */
export interface SectionPage {
  chunk: string;
  load: () => Promise<PageModule>;
}

/** Default export of the federated module `./section`. */
export interface SectionModule {
  contract: typeof SECTION_CONTRACT;
  name: SectionName;
  pages: Record<string, SectionPage>;
  messages: (language: Language) => Promise<{ default: Messages }>;
}
