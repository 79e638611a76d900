import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import replyFrom from '@fastify/reply-from';
import type { RunnerConfig } from '../config';
import { sendRefusal, type RefusalStatus } from '../http/api-refusal';
import { addressNetwork, clientAddress } from '../http/client-address';
import { forwardedHeaders } from '../http/is-secure';
import { callerHeaders } from '../http/request-id';
import { hasProxySigns } from '../http/proxy-signs';
import { AddressShare } from './address-share';
import { registerSocketProxy } from './socket-proxy';

/** Limit of the service, which closes the connection beyond it: here that would look like an unavailable service. */
const MAX_BODY_BYTES = 64 * 1024;
const CONNECTIONS = 64;
const CONNECT_TIMEOUT_MS = 2_000;
/** Longer than the timeout of the API client. */
const SERVICE_TIMEOUT_MS = 15_000;

const REFUSALS = { busy: 429, full: 503 } as const;
const REFUSED_ERRORS: Partial<Record<number, RefusalStatus>> = { 413: 413 };

/** Bodies that are arriving now: they are held in memory. */
const createBodyShare = () =>
  new AddressShare({ perAddress: 64, waitingPerAddress: 0, total: 1024 });

/** Requests to the service: one address can use a third of its connections. */
const createServiceShare = () =>
  new AddressShare({ perAddress: 20, waitingPerAddress: 200, total: 1000 });

/**
 * Proxies `/api/*`, `/dev/*` and the messaging socket to the service, on the same origin as the pages. Bodies arrive
 * completely before a connection to the service is taken, and responses before they are sent on, so that a slow visitor
 * holds none of these connections. Every refusal is an envelope.
 */
export async function registerApiProxy(app: FastifyInstance, config: RunnerConfig): Promise<void> {
  registerSocketProxy(app, config);
  // The health of the service has connections of its own.
  await app.register((scope) => registerProxyScope(scope, config, 2, ['/api/health']));
  await app.register((scope) =>
    registerProxyScope(scope, config, CONNECTIONS, ['/api', '/api/*', '/dev', '/dev/*']),
  );
}

async function registerProxyScope(
  scope: FastifyInstance,
  { serviceUrl, trustedProxy, siteOrigin }: RunnerConfig,
  connections: number,
  paths: readonly string[],
): Promise<void> {
  const bodies = createBodyShare();
  const places = createServiceShare();
  const networkOf = (request: FastifyRequest) =>
    addressNetwork(clientAddress(request, trustedProxy));
  await scope.register(replyFrom, {
    base: serviceUrl,
    disableRequestLogging: true,
    // By default it sends a GET again ten times, within milliseconds, when the service answers 503.
    retryMethods: [],
    undici: {
      connections,
      headersTimeout: SERVICE_TIMEOUT_MS,
      bodyTimeout: SERVICE_TIMEOUT_MS,
      // The default of the plugin accepts any certificate.
      connect: { rejectUnauthorized: true, timeout: CONNECT_TIMEOUT_MS },
    },
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    (_, body, done) => done(null, body),
  );
  scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 503;
    if (status >= 500) request.log.error(error, 'a request to the service failed');
    return sendRefusal(reply, REFUSED_ERRORS[status] ?? (status < 500 ? 400 : 503));
  });
  scope.addHook('onRequest', async (request, reply) => {
    if (isLeavingBase(request.url)) return sendRefusal(reply, 400);
    // By the route, because routing decodes the path: `/%64ev/sms` is the outbox too.
    const isDevelopment = request.routeOptions.url?.startsWith('/dev') === true;
    if (isDevelopment && hasProxySigns(request)) return sendRefusal(reply, 404);
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    if (Number(length ?? 0) > MAX_BODY_BYTES) return sendRefusal(reply, 413);
    if (!coding && !Number(length ?? 0)) return undefined;
    const network = networkOf(request);
    const admission = bodies.check(network);
    if (admission !== 'admitted') return sendRefusal(reply, REFUSALS[admission]);
    void bodies.run(network, () =>
      finished(request.raw, { writable: false }).catch(() => undefined),
    );
    return undefined;
  });
  const forward = (request: FastifyRequest, reply: FastifyReply) =>
    forwardRequest(request, reply, {
      ...forwardedHeaders(request, { trustedProxy, siteOrigin }),
      ...callerHeaders(request),
    });
  for (const path of paths) {
    scope.all(path, (request, reply) => {
      const network = networkOf(request);
      const admission = places.check(network);
      if (admission !== 'admitted') return sendRefusal(reply, REFUSALS[admission]);
      return places.run(network, async () =>
        // The visitor has left while the request was waiting.
        request.socket.destroyed ? reply : forward(request, reply),
      );
    });
  }
}

/** Paths with `..` in any spelling; also the ones that cannot be decoded. */
function isLeavingBase(url: string): boolean {
  try {
    return /(?:^|[/\\])\.\.(?:[/\\]|$)/.test(decodeURIComponent(url.split('?')[0] ?? ''));
  } catch {
    return true;
  }
}

/** Resolves when the service has answered completely. */
function forwardRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  forwarded: Record<string, string>,
): Promise<FastifyReply> {
  const { body, headers, method } = request;
  const hasBody = Buffer.isBuffer(body) && method !== 'GET' && method !== 'HEAD';
  return new Promise((resolve) => {
    const fail = (error: unknown) => {
      request.log.error(error, 'the service is unavailable');
      resolve(sendRefusal(reply, 503));
    };
    reply.from('', {
      ...(hasBody && { body, contentType: headers['content-type'] ?? 'application/octet-stream' }),
      rewriteRequestHeaders: (_, own) => {
        const { expect: _expect, 'transfer-encoding': _coding, ...rest } = own;
        if (!hasBody) delete rest['content-length'];
        return { ...rest, ...forwarded };
      },
      rewriteHeaders: (own) => {
        // Nothing follows when the visitor has left.
        if (request.socket.destroyed) resolve(reply);
        return own;
      },
      onError: (_, { error }) => fail(error),
      onResponse: (_request, _reply, response) => {
        const { stream } = response as unknown as { stream: NodeJS.ReadableStream };
        buffer(stream).then((content) => resolve(reply.send(content)), fail);
      },
    });
  });
}
