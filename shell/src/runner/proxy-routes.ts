import type { FastifyInstance, FastifyRequest } from 'fastify';
import replyFrom from '@fastify/reply-from';
import type { RunnerConfig } from './config';

/** The visitor's address: the peer of the socket, or what the configured edge says. Nobody else is believed. */
export function visitorAddress(request: FastifyRequest, trustedProxy: string | null): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  if (!trustedProxy || peer.replace(/^::ffff:/, '') !== trustedProxy || !forwarded) return peer;
  return String(forwarded).split(',').at(-1)?.trim() || peer;
}

/** `/api/*` and `/dev/*` go to the service, on the same origin as the pages. */
export async function serveProxy(
  app: FastifyInstance,
  { serviceUrl, trustedProxy }: RunnerConfig,
): Promise<void> {
  await app.register(replyFrom, { base: serviceUrl, undici: { connections: 64 } });
  // Bodies are handed on as they come: the service parses and limits them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  for (const path of ['/api/*', '/dev/*']) {
    app.all(path, (request, reply) =>
      reply.from(request.url, {
        rewriteRequestHeaders: (_, headers) => ({
          ...headers,
          'x-forwarded-for': visitorAddress(request, trustedProxy),
          'x-forwarded-host': request.headers.host ?? '',
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
