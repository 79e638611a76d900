import type { FastifyInstance } from 'fastify';
import { createOpenApiDocument } from './document';
import { renderDocumentPage, CONTENT_SECURITY_POLICY } from './page/page';

const CACHE_CONTROL = 'public, max-age=300';

/** `GET /api/openapi.json` and `GET /api/docs`: the contract as JSON and as a page, rendered on the first request. */
export function registerOpenApi(app: FastifyInstance): void {
  let rendered: { json: string; page: string } | undefined;
  const render = () => {
    const document = createOpenApiDocument();
    return { json: JSON.stringify(document), page: renderDocumentPage(document) };
  };
  app.get('/api/openapi.json', async (_request, reply) => {
    rendered ??= render();
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(rendered.json);
  });
  app.get('/api/docs', async (_request, reply) => {
    rendered ??= render();
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .header('content-security-policy', CONTENT_SECURITY_POLICY)
      .header('referrer-policy', 'no-referrer')
      .send(rendered.page);
  });
}
