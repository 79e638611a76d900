import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type ReleaseRoute, type SiteConfig } from '@huoban/contracts';
import { idReader, ServiceSilent } from './service-ids';
import { sitemapPaths } from './sitemap-paths';
import { sitemapXml } from './sitemap-xml';
import { webManifest } from './web-manifest';

const SITEMAP_MS = 600_000;
const HOUR = 'public, max-age=3600';

export interface CrawlerRoutes {
  site: SiteConfig;
  serviceUrl: string;
  /** Routes of the release in force, with its id. */
  inForce: () => { id: string | null; routes: readonly ReleaseRoute[] };
}

/** What robots and phones ask a site for: `/robots.txt`, `/sitemap.xml`, a web manifest per language, `/favicon.ico`. */
export function serveCrawlers(
  app: FastifyInstance,
  { site, serviceUrl, inForce }: CrawlerRoutes,
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

  let kept = { release: null as string | null, until: 0, xml: '' };
  app.get('/sitemap.xml', async (_, reply) => {
    const { id, routes } = inForce();
    if (kept.release !== id || performance.now() > kept.until) {
      try {
        const xml = sitemapXml(await sitemapPaths(routes, idReader(serviceUrl)), site.origin);
        kept = { release: id, until: performance.now() + SITEMAP_MS, xml };
      } catch (failure) {
        if (!(failure instanceof ServiceSilent)) throw failure;
        app.log.warn(failure, 'the sitemap could not be made anew');
        // Robots come back; the last whole one serves them better than a part of it.
        if (kept.xml === '') return reply.code(503).header('retry-after', '600').send();
      }
    }
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', HOUR)
      .send(kept.xml);
  });
}
