import type { FastifyInstance, FastifyReply } from 'fastify';
import replyFrom from '@fastify/reply-from';
import { ERROR_CODES } from '@huoban/contracts/api';
import type { RunnerConfig } from '../config';
import { forwardedHeaders } from '../http/client-address';
import { registerSocketProxy } from './socket-proxy';

/** Limit of the service, which closes the connection beyond it: here that would look like an unavailable service. */
const MAX_BODY_BYTES = 64 * 1024;

/** Proxies `/api/*`, `/dev/*` and the messaging socket to the service, on the same origin as the pages. */
export async function registerApiProxy(app: FastifyInstance, config: RunnerConfig): Promise<void> {
  const { serviceUrl, trustedProxy } = config;
  registerSocketProxy(app, config);
  await app.register(replyFrom, {
    base: serviceUrl,
    // The default of the plugin accepts any certificate.
    undici: { connections: 64, connect: { rejectUnauthorized: true } },
  });
  // Bodies are passed on as streams: the service parses and limits them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  for (const path of ['/api/*', '/dev/*']) {
    app.all(path, (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
        return replyTooLarge(reply);
      return reply.from(request.url, {
        rewriteRequestHeaders: (_, headers) => ({
          ...headers,
          ...forwardedHeaders(request, trustedProxy),
        }),
        onError: (failedReply, { error }) => {
          request.log.error(error, 'the service is unavailable');
          void failedReply
            .code(503)
            .header('retry-after', '2')
            .header('cache-control', 'no-store')
            .send({ error_code: 50301, error_message: 'service unavailable', payload: null });
        },
      });
    });
  }
}

/** Keeps the connection open: a client that is still sending would not receive the response otherwise. */
const replyTooLarge = (reply: FastifyReply): FastifyReply =>
  reply.code(413).header('cache-control', 'no-store').send({
    error_code: ERROR_CODES.badRequest,
    error_message: 'the body is larger than 64 KB',
    payload: null,
  });
