import { compile } from 'path-to-regexp';
import type { ReleaseRoute } from '@huoban/contracts';
import type { ReadIds } from './service-ids';

/** A path of the site that search engines are told of, without language and `m` prefix. */
export interface SitemapPath {
  path: string;
  hasPhoneTwin: boolean;
}

const idsOf = async ({ sitemap, pattern }: ReleaseRoute, readIds: ReadIds): Promise<string[]> => {
  if (sitemap === 'hidden') return [];
  if (sitemap === undefined) return pattern.includes(':') ? [] : [''];
  return 'ids' in sitemap ? sitemap.ids : readIds(sitemap.endpoint, sitemap.lists);
};

/**
 * Every public address of a release, each once. Pages that exist on the phone only have no place in a sitemap.
 * @throws ServiceSilent when a list of the service cannot be read
 */
export async function sitemapPaths(
  routes: readonly ReleaseRoute[],
  readIds: ReadIds,
): Promise<SitemapPath[]> {
  const onDesktop = routes.filter(({ devices }) => devices.includes('desktop'));
  const found = await Promise.all(
    onDesktop.map(async (route) => {
      const pathOf = compile(route.pattern);
      const hasPhoneTwin = route.devices.includes('mobile');
      const ids = await idsOf(route, readIds);
      return ids.map((id) => ({ path: pathOf({ id }), hasPhoneTwin }));
    }),
  );
  return [...new Map(found.flat().map((entry) => [entry.path, entry])).values()];
}
