import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * `GET /metrics` for Prometheus, only for a trusted peer without forwarding headers. Requests through the shell or an
 * edge carry such a header and get 404.
 */
export function registerMetricsRoute(
  app: FastifyInstance,
  { registry }: Metrics,
  isTrusted: (peer: string) => boolean,
): void {
  app.get('/metrics', async (request, reply) => {
    const peer = (request.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/i, '');
    const isForwarded = FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined);
    if (isForwarded || !isTrusted(peer)) return reply.callNotFound();
    return reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}
