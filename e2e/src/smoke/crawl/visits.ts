import {
  DEVICES,
  LANGUAGES,
  type Device,
  type Language,
  type ReleaseRoute,
} from '@huoban/contracts';
import { addressOf } from '../../page/address';
import type { Deployment } from '../deployment';

export interface Visit {
  address: string;
  /** Path without language and `m` prefix; may have a query. */
  path: string;
  language: Language;
  device: Device;
  /** Layouts that the page has. */
  layouts: readonly Device[];
  /** HTTP status of a direct request. */
  status: number;
  /** Needs a login. */
  isPrivate: boolean;
}

/** A pattern of the release without a known address. */
export interface UncrawledPattern {
  pattern: string;
  reason: string;
}

const MISSING_PAGE = '/smoke-no-such-page';
/** Per pattern. Ids of content are equivalent, ids that the release lists are few. */
const MAX_SAMPLES = 2;

/** A path-to-regexp pattern as a regular expression for whole paths. */
export function patternToRegExp(pattern: string): RegExp {
  const source = pattern
    .split(/(:\w+)/)
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${source}/?$`, 'i');
}

/** The first route in the order of the release whose pattern matches a path. */
export const findRoute = (
  routes: readonly ReleaseRoute[],
  path: string,
): ReleaseRoute | undefined => routes.find(({ pattern }) => patternToRegExp(pattern).test(path));

/**
 * Every route of a release in every language and each of its layouts, with the error page.
 * @param linked paths (without language and `m`) that pages link to and that the sitemap omits
 */
export function planCrawl(
  { routes, sitemap }: Pick<Deployment, 'routes' | 'sitemap'>,
  linked: readonly string[],
): { visits: Visit[]; uncrawled: UncrawledPattern[] } {
  const known = [...new Set([...sitemap.map(plainPath), ...linked])];
  const uncrawled: UncrawledPattern[] = [];
  const visits = routes.flatMap((route) => {
    const paths = samplesOf(routes, route, known);
    if (paths.length === 0)
      uncrawled.push({ pattern: route.pattern, reason: 'neither the sitemap nor a page has one' });
    return paths.flatMap((path) => visitsOf(path, route));
  });
  const missing = visitsOf(MISSING_PAGE, { devices: [...DEVICES], guards: [] }, 404);
  return { visits: [...visits, ...missing], uncrawled };
}

function samplesOf(
  routes: readonly ReleaseRoute[],
  route: ReleaseRoute,
  known: readonly string[],
): string[] {
  const matching = known.filter((path) => findRoute(routes, path.split('?')[0] ?? path) === route);
  if (!route.pattern.includes(':'))
    return [route.pattern, ...matching.filter((path) => path.includes('?')).slice(0, 1)];
  const listsIds = typeof route.sitemap === 'object' && 'ids' in route.sitemap;
  const areNumbers = matching.every((path) => /\d+$/.test(path));
  return matching.slice(0, areNumbers && !listsIds ? 1 : MAX_SAMPLES);
}

/** One language per page and layout, alternating, so that each is crawled on a third of all pages. */
export function sampleLanguages(visits: readonly Visit[]): Visit[] {
  const paths = [...new Set(visits.map(({ path }) => path))];
  return visits.filter(({ path, device, language }) => {
    const index = paths.indexOf(path) + DEVICES.indexOf(device);
    return LANGUAGES[index % LANGUAGES.length] === language;
  });
}

/** A path without language and `m` prefix. */
export const plainPath = (address: string): string =>
  address.replace(/^\/(?:en|ja)(?=\/|$)/, '').replace(/^\/m(?=\/|$)/, '') || '/';

const visitsOf = (
  path: string,
  { devices, guards }: Pick<ReleaseRoute, 'devices' | 'guards'>,
  status = 200,
): Visit[] =>
  LANGUAGES.flatMap((language) =>
    devices.map((device) => ({
      address: addressOf(path, language, device),
      path,
      language,
      device,
      layouts: devices,
      status,
      isPrivate: guards.includes('auth'),
    })),
  );
