import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type ReleaseRoute, type SiteConfig } from '@huoban/contracts';
import { createIdReader, ServiceListUnavailable } from './service-ids';
import { sitemapPaths } from './sitemap-paths';
import { sitemapXml } from './sitemap-xml';
import { webManifest } from './web-manifest';

const SITEMAP_MAX_AGE_MS = 600_000;
const ONE_HOUR = 'public, max-age=3600';

export interface CrawlerRouteOptions {
  site: SiteConfig;
  serviceUrl: string;
  /** Id and routes of the active release. */
  activeRelease: () => { id: string | null; routes: readonly ReleaseRoute[] };
}

/** Files for crawlers and phones: `/robots.txt`, `/sitemap.xml`, a web manifest per language, `/favicon.ico`. */
export function registerCrawlerRoutes(
  app: FastifyInstance,
  { site, serviceUrl, activeRelease }: CrawlerRouteOptions,
): void {
  const robots = `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${site.origin}/sitemap.xml\n`;
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', ONE_HOUR).send(robots),
  );
  for (const language of LANGUAGES) {
    app.get(`/manifest-${language}.webmanifest`, (_, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', ONE_HOUR)
        .send(JSON.stringify(webManifest(site, language))),
    );
  }
  app.get('/favicon.ico', (_, reply) =>
    reply.header('cache-control', ONE_HOUR).redirect('/media/icons/icon-32.png', 302),
  );

  let cached = { release: null as string | null, until: 0, xml: '' };
  app.get('/sitemap.xml', async (_, reply) => {
    const { id, routes } = activeRelease();
    if (cached.release !== id || performance.now() > cached.until) {
      try {
        const paths = await sitemapPaths(routes, createIdReader(serviceUrl));
        const until = performance.now() + SITEMAP_MAX_AGE_MS;
        cached = { release: id, until, xml: sitemapXml(paths, site.origin) };
      } catch (error) {
        if (!(error instanceof ServiceListUnavailable)) throw error;
        app.log.warn(error, 'the sitemap could not be updated');
        // Crawlers retry; the last complete sitemap serves them better than an incomplete one.
        if (cached.xml === '') return reply.code(503).header('retry-after', '600').send();
      }
    }
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', ONE_HOUR)
      .send(cached.xml);
  });
}
