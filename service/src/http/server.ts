import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { ErrorName } from '@huoban/contracts/api';
import type { Log } from '../log';
import { refused } from './envelope';
import { languageOf } from './language';
import { Refusal } from './refusal';

const BODY_LIMIT = 64 * 1024;

/** PostgreSQL classes: 08 connection, 53 resources, 57 operator intervention. */
const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    /^(08|53|57)/.test(code) ||
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
};

const statusAndError = (error: FastifyError): [status: number, name: ErrorName] => {
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return [status, 'badRequest'];
  return isDatabaseAway(error) ? [503, 'unavailable'] : [500, 'internal'];
};

/**
 * A Fastify server that answers everything with an envelope, failures included. Paths match with and without a
 * trailing slash. Requests are not logged: their queries and headers are the visitor's.
 */
export const createServer = (log: Log): FastifyInstance => {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 15_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Malformed percent-encoding in the path.
    frameworkErrors: (_error, request, reply) => {
      const language = languageOf(request.headers['accept-language']);
      reply.hijack();
      reply.raw
        .writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(refused(new Refusal('badRequest'), language)));
    },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.setNotFoundHandler((request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(refused(new Refusal('unknownPath'), language));
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const [status, name] = statusAndError(error);
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown path'}`;
    if (status >= 500) log.error(`${route} failed: ${error.stack ?? error.message}`);
    const language = languageOf(request.headers['accept-language']);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(refused(new Refusal(name), language));
  });
  return app;
};
