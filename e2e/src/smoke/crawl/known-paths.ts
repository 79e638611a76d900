import type { ReleaseRoute } from '@huoban/contracts';
import { addressOf } from '../../page/address';
import { fetchWithCookies } from '../../harness/http';
import type { Deployment } from '../deployment';
import { patternToRegExp, planCrawl, plainPath } from './visits';

/** Small numbers are the most likely ids. */
const LIKELY_IDS = ['1', '2', '3', '5'];

/**
 * Paths of patterns that the sitemap omits: from links of pages, else by trying likely ids.
 * @returns paths without language and `m`
 */
export async function findUnmappedPaths(deployment: Deployment): Promise<string[]> {
  const { visits, uncrawled } = planCrawl(deployment, []);
  const open = new Map(uncrawled.map(({ pattern }) => [pattern, patternToRegExp(pattern)]));
  // A hidden page may show something else with a query, such as search results.
  const withQuery = deployment.routes.filter(
    ({ pattern, sitemap, guards }) =>
      sitemap === 'hidden' && !pattern.includes(':') && !guards.includes('auth'),
  );
  const pages = visits.filter(
    ({ language, device, status }) => language === 'zh' && device === 'desktop' && status === 200,
  );
  const found: string[] = [];
  for (const { address } of pages) {
    for (const link of await readLinks(deployment, address)) {
      const [path = link, query] = link.split('?');
      const route = query
        ? withQuery.findIndex(({ pattern }) => patternToRegExp(pattern).test(path))
        : -1;
      if (route >= 0) {
        found.push(link);
        withQuery.splice(route, 1);
      }
      for (const [pattern, matcher] of open) {
        if (!matcher.test(path)) continue;
        found.push(path);
        open.delete(pattern);
      }
    }
  }
  const guessed = await Promise.all(
    deployment.routes
      .filter(({ pattern }) => open.has(pattern))
      .map((route) => findById(deployment, route)),
  );
  return [...found, ...guessed.filter((path) => path !== null)];
}

async function readLinks({ origin, cookies }: Deployment, address: string): Promise<string[]> {
  const html = await (await fetchWithCookies(origin, address, cookies)).text();
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, path = '']) =>
    plainPath(path),
  );
}

async function findById(
  { origin, cookies }: Deployment,
  { pattern, devices }: ReleaseRoute,
): Promise<string | null> {
  for (const id of LIKELY_IDS) {
    const path = pattern.replace(/:\w+/g, id);
    const address = addressOf(path, 'zh', devices[0] ?? 'desktop');
    const response = await fetchWithCookies(origin, address, cookies);
    await response.body?.cancel();
    if (response.ok) return path;
  }
  return null;
}
