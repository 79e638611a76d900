import {
  DEVICES,
  LANGUAGES,
  type Device,
  type Language,
  type ReleaseRoute,
} from '@huoban/contracts';
import { addressOf } from '../../journey-pages';
import type { Deployment } from '../deployment';

/** One page of the walk. */
export interface Visit {
  address: string;
  /** Path without language and `m` prefix; may have a query. */
  path: string;
  pattern: string;
  language: Language;
  device: Device;
  /** Layouts that the page has. */
  layouts: readonly Device[];
  /** HTTP status of a direct request. */
  status: number;
  /** Only for who is logged in. */
  isPrivate: boolean;
}

/** A pattern of the release that the walk has no address for. */
export interface Unwalked {
  pattern: string;
  why: string;
}

const NOWHERE = '/smoke-no-such-page';
/** Values of an `:id` that the release itself lists are few; those of content stand for all others. */
const MOST_SAMPLES = 2;

/** A path-to-regexp pattern as an expression of whole paths. */
export function matcherOf(pattern: string): RegExp {
  const source = pattern
    .split(/(:\w+)/)
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${source}/?$`, 'i');
}

/** The first route whose pattern a path matches: the order of the release decides. */
export const routeOf = (routes: readonly ReleaseRoute[], path: string): ReleaseRoute | undefined =>
  routes.find(({ pattern }) => matcherOf(pattern).test(path));

/**
 * Every route of a release in every language and each of its layouts, with the error page.
 * @param linked paths (without language and `m`) that pages link to: they name addresses which the map does not
 */
export function planVisits(
  { routes, sitemap }: Pick<Deployment, 'routes' | 'sitemap'>,
  linked: readonly string[],
): { visits: Visit[]; unwalked: Unwalked[] } {
  const known = [...new Set([...sitemap.map(plainPath), ...linked])];
  const unwalked: Unwalked[] = [];
  const visits = routes.flatMap((route) => {
    const paths = samplesOf(routes, route, known);
    if (paths.length === 0)
      unwalked.push({ pattern: route.pattern, why: 'neither the site map nor a page names one' });
    return paths.flatMap((path) => twins(path, route));
  });
  const nowhere = { pattern: '(none)', devices: DEVICES, guards: [] };
  return { visits: [...visits, ...twins(NOWHERE, nowhere, 404)], unwalked };
}

function samplesOf(
  routes: readonly ReleaseRoute[],
  route: ReleaseRoute,
  known: readonly string[],
): string[] {
  const matching = known.filter((path) => routeOf(routes, path.split('?')[0] ?? path) === route);
  if (!route.pattern.includes(':'))
    return [route.pattern, ...matching.filter((path) => path.includes('?')).slice(0, 1)];
  const listsIds = typeof route.sitemap === 'object' && 'ids' in route.sitemap;
  const isNumber = matching.every((path) => /\d+$/.test(path));
  return matching.slice(0, isNumber && !listsIds ? 1 : MOST_SAMPLES);
}

/** One language for each page and layout: they take turns, so that each is seen on a third of all pages. */
export function languagesInTurn(visits: readonly Visit[]): Visit[] {
  const paths = [...new Set(visits.map(({ path }) => path))];
  return visits.filter(({ path, device, language }) => {
    const turn = paths.indexOf(path) + DEVICES.indexOf(device);
    return LANGUAGES[turn % LANGUAGES.length] === language;
  });
}

/** A path without language and `m` prefix. */
export const plainPath = (address: string): string =>
  address.replace(/^\/(?:en|ja)(?=\/|$)/, '').replace(/^\/m(?=\/|$)/, '') || '/';

const twins = (
  path: string,
  {
    pattern,
    devices,
    guards,
  }: { pattern: string; devices: readonly Device[]; guards: readonly string[] },
  status = 200,
): Visit[] =>
  LANGUAGES.flatMap((language) =>
    devices.map((device) => ({
      address: addressOf(path, language, device),
      path,
      pattern,
      language,
      device,
      layouts: devices,
      status,
      isPrivate: guards.includes('auth'),
    })),
  );
