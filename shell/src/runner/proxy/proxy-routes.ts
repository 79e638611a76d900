import type { FastifyInstance, FastifyReply } from 'fastify';
import replyFrom from '@fastify/reply-from';
import { ERROR_CODES } from '@huoban/contracts/api';
import type { RunnerConfig } from '../config';
import { forwardedHeaders } from '../http/client-address';
import { registerSocketProxy } from './socket-proxy';

/**
 * The service takes no more and closes the connection then, which looks from here as if it were away. What says its
 * length is refused before.
 */
const MAX_BODY_BYTES = 64 * 1024;

/** `/api/*` and `/dev/*` go to the service, the messaging socket too, on the same origin as the pages. */
export async function registerApiProxy(app: FastifyInstance, config: RunnerConfig): Promise<void> {
  const { serviceUrl, trustedProxy } = config;
  registerSocketProxy(app, config);
  await app.register(replyFrom, {
    base: serviceUrl,
    // The plugin's own default trusts whoever answers, with any certificate.
    undici: { connections: 64, connect: { rejectUnauthorized: true } },
  });
  // Bodies are handed on as they come: the service parses and limits them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  for (const path of ['/api/*', '/dev/*']) {
    app.all(path, (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return tooLarge(reply);
      return reply.from(request.url, {
        rewriteRequestHeaders: (_, headers) => ({
          ...headers,
          ...forwardedHeaders(request, trustedProxy),
        }),
        onError: (failed, { error }) => {
          request.log.error(error, 'the service does not answer');
          void failed
            .code(503)
            .header('retry-after', '2')
            .header('cache-control', 'no-store')
            .send({ error_code: 50301, error_message: 'service unavailable', payload: null });
        },
      });
    });
  }
}

/** The connection is not closed at once: whoever still sends would not hear the answer. */
const tooLarge = (reply: FastifyReply): FastifyReply =>
  reply.code(413).header('cache-control', 'no-store').send({
    error_code: ERROR_CODES.badRequest,
    error_message: 'the body is larger than 64 KB',
    payload: null,
  });
