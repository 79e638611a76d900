import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type ReleaseRoute, type SiteConfig } from '@huoban/contracts';
import { createIdReader, ServiceListUnavailable } from './service-ids';
import { sitemapPaths } from './sitemap-paths';
import { sitemapXml } from './sitemap-xml';
import { webManifest } from './web-manifest';

const SITEMAP_MAX_AGE_MS = 600_000;
const HOUR = 'public, max-age=3600';

export interface CrawlerRouteOptions {
  site: SiteConfig;
  serviceUrl: string;
  /** Routes of the release in force, with its id. */
  activeRelease: () => { id: string | null; routes: readonly ReleaseRoute[] };
}

/** What robots and phones ask a site for: `/robots.txt`, `/sitemap.xml`, a web manifest per language, `/favicon.ico`. */
export function registerCrawlerRoutes(
  app: FastifyInstance,
  { site, serviceUrl, activeRelease: inForce }: CrawlerRouteOptions,
): void {
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', HOUR)
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${site.origin}/sitemap.xml\n`,
      ),
  );
  for (const language of LANGUAGES) {
    app.get(`/manifest-${language}.webmanifest`, (_, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', HOUR)
        .send(JSON.stringify(webManifest(site, language))),
    );
  }
  app.get('/favicon.ico', (_, reply) =>
    reply.header('cache-control', HOUR).redirect('/media/icons/icon-32.png', 302),
  );

  let cached = { release: null as string | null, until: 0, xml: '' };
  app.get('/sitemap.xml', async (_, reply) => {
    const { id, routes } = inForce();
    if (cached.release !== id || performance.now() > cached.until) {
      try {
        const xml = sitemapXml(await sitemapPaths(routes, createIdReader(serviceUrl)), site.origin);
        cached = { release: id, until: performance.now() + SITEMAP_MAX_AGE_MS, xml };
      } catch (failure) {
        if (!(failure instanceof ServiceListUnavailable)) throw failure;
        app.log.warn(failure, 'the sitemap could not be made anew');
        // Robots come back; the last whole one serves them better than a part of it.
        if (cached.xml === '') return reply.code(503).header('retry-after', '600').send();
      }
    }
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', HOUR)
      .send(cached.xml);
  });
}
