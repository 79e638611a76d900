import type { ReleaseRoute } from '@huoban/contracts';
import { fetchWithCookies, type CookieJar } from '../harness/http';
import { CannotRun } from '../harness/program';

/** What a deployment reports about itself. Nothing about it is known beforehand. */
export interface Deployment {
  /** Scheme, host and port. */
  origin: string;
  /** Id of the release that this visitor gets: the active one, or that of a tester link. */
  release: string;
  shell: string;
  sections: Record<string, string>;
  routes: ReleaseRoute[];
  /** Paths with query from the sitemap. */
  sitemap: string[];
  /** Cookies that keep every tab on this release: of a tester link, or of a canary. */
  cookies: CookieJar;
}

/** The part of the boot data that describes the release. */
interface BootData {
  release: string;
  shell: string;
  routes: ReleaseRoute[];
  sections: Record<string, { version: string }>;
}

/**
 * Reads the active release, or the one of a tester link, from the HTML.
 * @param link token of a tester link
 * @throws CannotRun when it does not respond like this site
 */
export async function readDeployment(url: string, link: string | null): Promise<Deployment> {
  const { origin } = new URL(url);
  const cookies: CookieJar = [];
  const path = link === null ? '/' : `/?release-link=${encodeURIComponent(link)}`;
  const response = await fetchWithCookies(origin, path, cookies).catch((error: unknown) => {
    throw new CannotRun(`${origin} does not respond.`, { cause: error });
  });
  const boot = parseBootData(await response.text());
  if (!boot) {
    const state = `${response.status} ${response.headers.get('content-type') ?? ''}`;
    throw new CannotRun(`${origin}/ has no boot data in its HTML (${state}).`);
  }
  if (link !== null && cookies.length === 0)
    throw new CannotRun(`${origin} does not accept the tester link.`);
  const { release, shell, routes } = boot;
  const sections: Record<string, string> = {};
  for (const [name, { version }] of Object.entries(boot.sections)) sections[name] = version;
  const sitemap = await readSitemap(origin, cookies);
  return { origin, release, shell, routes, sitemap, cookies, sections };
}

/** @returns null when a document has no boot data */
export function parseBootData(html: string): BootData | null {
  const text = /<script type="application\/json" id="boot"[^>]*>([^<]*)</.exec(html)?.[1];
  if (text === undefined) return null;
  const boot = JSON.parse(text) as Partial<BootData>;
  const { release, shell, routes, sections } = boot;
  return release && shell && routes && sections ? { release, shell, routes, sections } : null;
}

/** Follows a sitemap index one level deep. Only paths are used: a copy may name the origin of its original. */
async function readSitemap(origin: string, cookies: CookieJar): Promise<string[]> {
  const paths = await readLocations(origin, '/sitemap.xml', cookies);
  const maps = paths.filter((path) => path.endsWith('.xml'));
  const inner = await Promise.all(maps.map((path) => readLocations(origin, path, cookies)));
  return [...paths.filter((path) => !path.endsWith('.xml')), ...inner.flat()];
}

async function readLocations(origin: string, path: string, cookies: CookieJar): Promise<string[]> {
  const response = await fetchWithCookies(origin, path, cookies);
  if (!response.ok) throw new CannotRun(`${origin}${path} answers ${response.status}.`);
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}
