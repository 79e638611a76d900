import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedPage, codingFor, type HtmlCache } from './html-cache';
import type { PageService } from './page-service';
import { isPhone, phoneTwin } from './phone-redirect';

export interface PageRoutes {
  pages: PageService;
  cache: HtmlCache;
  /** Changes with the release and with the versions out of service. */
  generation: () => string;
}

const NO_STORE = 'no-store';

/** Every address that no other route serves is a page of the site: a section's, or the 404 of the shell. */
export function servePages(app: FastifyInstance, { pages, cache, generation }: PageRoutes): void {
  const render = async (url: string): Promise<CachedPage> => {
    const { status, headers, body } = await pages.render(url);
    return new CachedPage(status, headers, body);
  };

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send();
    }
    const twin = isPhone(request.headers) ? phoneTwin(request.url, pages.routeMap) : null;
    if (twin) {
      return reply
        .header('cache-control', NO_STORE)
        .header('vary', 'User-Agent, Sec-CH-UA-Mobile')
        .redirect(twin, 302);
    }
    const page = await cache.get(`${generation()} ${request.url}`, () => render(request.url));
    return sendPage(request, reply, page);
  });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const coding = codingFor(request.headers['accept-encoding']);
  reply.headers(page.headers).header('etag', page.etag).header('vary', 'Accept-Encoding');
  if (page.status !== 200) reply.header('cache-control', NO_STORE);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    return reply.code(304).send();
  }
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.code(page.status).send(await page.body(coding));
}
