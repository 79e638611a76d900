import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Device, Language } from './language';
import type { ApiClient } from './api/client';
import type { SiteConfig } from './site';

/** The version of this contract. The shell states the range that it accepts. */
export const SECTION_CONTRACT = 1;

export const SECTION_NAMES = [
  'mfe-home',
  'mfe-game-partner',
  'mfe-game-library',
  'mfe-account',
  'mfe-legal',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** Guards a route can name; the shell implements them. */
export type GuardName = 'check-device' | 'auth' | 'retain-query-params';

/**
 * Which addresses of a pattern the sitemap names. `hidden`: none. `ids`: these values of `:id`. `endpoint`: the ids of
 * what a paged list of the service holds in `lists` (fields of its payload; a record counts as a list of one).
 */
export type SitemapRule = 'hidden' | { ids: string[] } | { endpoint: string; lists: string[] };

/** One line of a section's `section.json`: a path-to-regexp pattern without language or `m` prefix. */
export interface SectionRoute {
  page: string;
  pattern: string;
  devices: Device[];
  guards: GuardName[];
  /** Without it a pattern that has no `:id` is named, and one that has is not. */
  sitemap?: SitemapRule;
}

/** The manifest of a section, `section.json`. */
export interface SectionManifest {
  name: SectionName;
  contract: number;
  locales: Language[];
  routes: SectionRoute[];
  /** Service endpoints the section calls, as `METHOD path`; checked against the service when a release is made. */
  endpoints: string[];
}

export type Messages = { [key: string]: string | Messages };

/** What a page is given, on the server and in the browser alike. */
export interface PageContext {
  language: Language;
  device: Device;
  params: Record<string, string>;
  query: URLSearchParams;
  api: ApiClient;
  /** Server data, keyed by language, endpoint and input; dehydrated into the HTML. */
  cache: QueryClient;
  site: SiteConfig;
  /** A message of the section, or of the shell when the key begins with `shell:`. */
  text: (key: string, values?: Record<string, string | number>) => string;
}

/** Head tags of one page. The shell adds canonical, hreflang, alternates and Open Graph from these. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute path of a picture, 1200×630 if there is one. */
  image?: string;
  /** JSON-LD objects (schema.org), without `@context`. */
  jsonLd?: Record<string, unknown>[];
  /** Kept out of search results (search pages, private pages). */
  noIndex?: boolean;
  /** Picture that is the largest paint; preloaded. */
  preloadImage?: { srcSet: string; sizes: string; type: string };
}

/**
 * A page module, in reading order: loader, head, page, error view.
 * The loader fills `ctx.cache`; throw `notFound(...)` of the runtime for a true 404.
 */
export interface PageModule {
  loader?: (ctx: PageContext) => Promise<void>;
  head: (ctx: PageContext) => PageHead;
  Page: ComponentType;
  ErrorView?: ComponentType<{ error: unknown; retry: () => void }>;
}

/** How a section offers a page: `chunk` is the webpack chunk name the page is built into. */
export interface SectionPage {
  chunk: string;
  load: () => Promise<PageModule>;
}

/** What a section's one federated expose `./section` exports as default. */
export interface SectionModule {
  contract: typeof SECTION_CONTRACT;
  name: SectionName;
  pages: Record<string, SectionPage>;
  messages: (language: Language) => Promise<{ default: Messages }>;
}
