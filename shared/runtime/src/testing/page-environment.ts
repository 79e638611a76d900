import {
  DEVICES,
  type ApiClient,
  type CallOptions,
  type Language,
  type Messages,
  type PageContext,
  type SectionName,
} from '@huoban/contracts';
import { addMessages, createI18n, createTranslate } from '../i18n/i18n';
import { createQueryClient } from '../api/react/query-client';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';
import { parsePlace } from '../routes/route-location';
import { createRouteMap, type RouteMap } from '../routes/route-map';
import { testSite } from './test-site';

const RUNTIME_MESSAGES = { zh, en, ja };

/** A section under test: name and routes of its `section.json`, and its messages. */
export interface TestSection {
  name: SectionName;
  routes: { page: string; pattern: string; devices: string[] }[];
  messages: Record<Language, Messages>;
}

/** Returns the payload of an API call, or a promise of it; throws what the API client would throw. */
export type FakeService = (endpoint: string, input: unknown, options: CallOptions) => unknown;

const routesOf = ({ name, routes }: TestSection): RouteMap =>
  createRouteMap(
    routes.map(({ page, pattern, devices }) => ({
      section: name,
      page,
      pattern,
      devices: DEVICES.filter((device) => devices.includes(device)),
      guards: [],
    })),
  );

/** Creates the environment of a section's pages for one test: API, cache, messages, routes and page contexts. */
export function createPageEnvironment(
  section: TestSection,
  language: Language,
  service: FakeService,
) {
  const i18n = createI18n(language);
  addMessages(i18n, language, 'runtime', RUNTIME_MESSAGES[language]);
  addMessages(i18n, language, section.name, section.messages[language]);
  const cache = createQueryClient();
  const call = jest.fn(async (endpoint: string, input: unknown, options: CallOptions = {}) =>
    service(endpoint, input, options),
  );
  const api: ApiClient = { call: call as ApiClient['call'] };
  const routes = routesOf(section);
  const find = (pathname: string) => {
    const { path, device } = parsePlace(pathname);
    return routes.match(path, device);
  };
  const contextOf = (url: URL): PageContext => ({
    ...parsePlace(url.pathname),
    params: find(url.pathname)?.params ?? {},
    query: url.searchParams,
    api,
    cache,
    site: testSite,
    text: createTranslate(i18n, language, section.name),
  });
  return { i18n, cache, call, api, routes, find, contextOf };
}
