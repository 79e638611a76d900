import { STATUS_CODES, type IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE } from '@huoban/contracts';
import type { ErrorName } from '@huoban/contracts/api';
import type { Log } from '../process/log';
import { createRequestIdGenerator } from '../operations/request-id';
import { failureEnvelope, httpStatusOf } from './envelope';
import type { RequestFault } from './error-messages';
import { negotiateLanguage } from './language';
import { BodyTooDeep, registerJsonParser } from './json-parser';
import { Refusal } from './refusal';
import { collectAllowedMethods } from './allowed-methods';

const BODY_LIMIT = 64 * 1024;
/** `Retry-After` when the database is unavailable. */
const RETRY_AFTER_SECONDS = 2;

/** PostgreSQL classes: 08 connection, 53 resources, 57 operator intervention. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    /^(08|53|57)/.test(code) ||
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(
      error.message,
    )
  );
}

const CLIENT_ERROR_STATUSES: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const FAULTS: Partial<Record<string, RequestFault>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'size',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'json',
};

function faultOf(error: FastifyError): RequestFault | undefined {
  if (error instanceof BodyTooDeep) return 'depth';
  return error instanceof SyntaxError ? 'json' : FAULTS[error.code];
}

function statusAndError(error: FastifyError): [status: number, name: ErrorName] {
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return [status, 'badRequest'];
  return isDatabaseUnavailable(error) ? [503, 'unavailable'] : [500, 'internal'];
}

const languageIn = (headers: IncomingHttpHeaders) => negotiateLanguage(headers['accept-language']);

/** Responds to requests that Node cannot parse. There is no request object, only a socket. */
function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = CLIENT_ERROR_STATUSES[error.code ?? ''] ?? 400;
  const body = JSON.stringify(failureEnvelope(new Refusal('badRequest'), DEFAULT_LANGUAGE));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/**
 * Creates a Fastify server that responds with envelopes, also to errors. Paths match with and without a trailing slash.
 * Fastify's own logging is off, because it would log queries and headers.
 */
export function createServer(log: Log): FastifyInstance {
  const app = Fastify({
    logger: false,
    genReqId: createRequestIdGenerator(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 15_000,
    forceCloseConnections: 'idle',
    // A stopping service completes what still arrives on its connections: Fastify's own answer is no envelope.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: handleClientError,
    // Malformed percent-encoding in the path.
    frameworkErrors: (_error, { headers }, reply) => {
      reply.hijack();
      reply.raw
        .writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(failureEnvelope(new Refusal('badRequest'), languageIn(headers))));
    },
  });
  const methodsOf = collectAllowedMethods(app);
  registerJsonParser(app);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request);
    if (methods !== null) reply.header('allow', methods);
    const refusal = new Refusal(methods === null ? 'unknownPath' : 'wrongMethod');
    return reply
      .code(httpStatusOf(refusal))
      .header('cache-control', 'no-store')
      .send(failureEnvelope(refusal, languageIn(request.headers)));
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const [status, name] = statusAndError(error);
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown path'}`;
    if (status >= 500)
      log.error(`${route} failed: ${error.stack ?? error.message}`, { request: request.id });
    const fault = name === 'badRequest' ? faultOf(error) : undefined;
    if (status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(
        failureEnvelope(
          new Refusal(name, { ...(fault && { fault }) }),
          languageIn(request.headers),
        ),
      );
  });
  return app;
}
