import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './document';
import { documentPage, PAGE_POLICY } from './page/page';

const FRESH = 'public, max-age=300';

/** `GET /api/openapi.json` and `GET /api/docs`: the contract for programs and for people. Made once, when first asked for. */
export const registerDocument = (app: FastifyInstance): void => {
  let made: { json: string; page: string } | undefined;
  const make = () => {
    const document = openApiDocument();
    return { json: JSON.stringify(document), page: documentPage(document) };
  };
  app.get('/api/openapi.json', async (_request, reply) => {
    made ??= make();
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', FRESH)
      .send(made.json);
  });
  app.get('/api/docs', async (_request, reply) => {
    made ??= make();
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', FRESH)
      .header('content-security-policy', PAGE_POLICY)
      .header('referrer-policy', 'no-referrer')
      .send(made.page);
  });
};
