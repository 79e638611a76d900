import { compile } from 'path-to-regexp';
import type { ReleaseRoute } from '@huoban/contracts';
import type { ReadIds } from './service-ids';

/** A path in the sitemap, without language and `m` prefix. */
export interface SitemapPath {
  path: string;
  hasMobileLayout: boolean;
}

async function idsOf({ sitemap, pattern }: ReleaseRoute, readIds: ReadIds): Promise<string[]> {
  if (sitemap === 'hidden') return [];
  if (sitemap === undefined) return pattern.includes(':') ? [] : [''];
  return 'ids' in sitemap ? sitemap.ids : readIds(sitemap.endpoint, sitemap.lists);
}

/**
 * Every public path of a release, each once. Pages with only a mobile layout are left out.
 * @throws ServiceListUnavailable when the service does not return a list
 */
export async function sitemapPaths(
  routes: readonly ReleaseRoute[],
  readIds: ReadIds,
): Promise<SitemapPath[]> {
  const onDesktop = routes.filter(({ devices }) => devices.includes('desktop'));
  const found = await Promise.all(
    onDesktop.map(async (route) => {
      const pathOf = compile(route.pattern);
      const hasMobileLayout = route.devices.includes('mobile');
      const ids = await idsOf(route, readIds);
      return ids.map((id) => ({ path: pathOf({ id }), hasMobileLayout }));
    }),
  );
  return [...new Map(found.flat().map((entry) => [entry.path, entry])).values()];
}
