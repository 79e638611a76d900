import type { FastifyInstance } from 'fastify';
import { isProxyHeader } from '@huoban/contracts';
import type { Metrics } from './metrics';

/**
 * `GET /metrics` for Prometheus, only for a trusted peer without a sign of a proxy. Requests through the shell or an
 * edge carry one and get 404.
 */
export function registerMetricsRoute(
  app: FastifyInstance,
  { registry }: Metrics,
  isTrusted: (peer: string) => boolean,
): void {
  app.get('/metrics', async (request, reply) => {
    const peer = (request.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/i, '');
    const isForwarded =
      request.raw.httpVersion === '1.0' || Object.keys(request.headers).some(isProxyHeader);
    if (isForwarded || !isTrusted(peer)) return reply.callNotFound();
    return reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}
