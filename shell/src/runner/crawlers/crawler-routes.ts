import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LANGUAGES, type ReleaseRoute, type SiteConfig } from '@huoban/contracts';
import { createIdReader, ServiceListUnavailable } from './service-ids';
import { sitemapPaths } from './sitemap-paths';
import { sitemapXml } from './sitemap-xml';
import { webManifest } from './web-manifest';

const SITEMAP_MAX_AGE_MS = 600_000;
const SITEMAP_RETRY_MS = 60_000;
const ONE_HOUR = 'public, max-age=3600';

export interface CrawlerRouteOptions {
  site: SiteConfig;
  serviceUrl: string;
  /** Id and routes of the active release. */
  activeRelease: () => { id: string | null; routes: readonly ReleaseRoute[] };
}

interface Sitemap {
  release: string | null;
  /** When the lists of the service are read again. */
  until: number;
  /** Null without a complete sitemap. */
  xml: Promise<string | null>;
}

/** Files for crawlers and phones: `/robots.txt`, `/sitemap.xml`, a web manifest per language, `/favicon.ico`. */
export function registerCrawlerRoutes(app: FastifyInstance, options: CrawlerRouteOptions): void {
  const { site } = options;
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

  const readSitemap = createSitemapReader(options, app.log);
  app.get('/sitemap.xml', async (_, reply) => {
    const xml = await readSitemap();
    if (xml === null) return reply.code(503).header('retry-after', '600').send();
    return reply.type('application/xml; charset=utf-8').header('cache-control', ONE_HOUR).send(xml);
  });
}

/** Requests share one reading of the service's lists, also one that failed, which is repeated after a minute. */
function createSitemapReader(
  { site, serviceUrl, activeRelease }: CrawlerRouteOptions,
  log: FastifyBaseLogger,
): () => Promise<string | null> {
  let lastComplete: string | null = null;
  let current: Sitemap | null = null;

  const update = async (
    sitemap: Sitemap,
    routes: readonly ReleaseRoute[],
  ): Promise<string | null> => {
    try {
      const paths = await sitemapPaths(routes, createIdReader(serviceUrl));
      lastComplete = sitemapXml(paths, site.origin);
      sitemap.until = performance.now() + SITEMAP_MAX_AGE_MS;
    } catch (error) {
      sitemap.until = performance.now() + SITEMAP_RETRY_MS;
      if (!(error instanceof ServiceListUnavailable)) throw error;
      // Crawlers retry; the last complete sitemap serves them better than an incomplete one.
      log.warn(error, 'the sitemap could not be updated');
    }
    return lastComplete;
  };

  return () => {
    const { id, routes } = activeRelease();
    if (current === null || current.release !== id || performance.now() > current.until) {
      current = { release: id, until: Infinity, xml: Promise.resolve(null) };
      current.xml = update(current, routes);
    }
    return current.xml;
  };
}
