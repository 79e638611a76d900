import type { FastifyInstance } from 'fastify';
import replyFrom from '@fastify/reply-from';
import type { RunnerConfig } from './config';
import { forwardedHeaders } from './forwarded-headers';
import { serveSocketProxy } from './socket-proxy';

/** `/api/*` and `/dev/*` go to the service, the messaging socket too, on the same origin as the pages. */
export async function serveProxy(app: FastifyInstance, config: RunnerConfig): Promise<void> {
  const { serviceUrl, trustedProxy } = config;
  serveSocketProxy(app, config);
  await app.register(replyFrom, { base: serviceUrl, undici: { connections: 64 } });
  // Bodies are handed on as they come: the service parses and limits them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  for (const path of ['/api/*', '/dev/*']) {
    app.all(path, (request, reply) =>
      reply.from(request.url, {
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
      }),
    );
  }
}
