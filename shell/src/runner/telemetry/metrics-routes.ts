import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTrustedPeer } from '../http/client-address';
import { hasProxySigns } from '../http/proxy-signs';
import type { FaultCounters } from './fault-counters';
import { METRICS_TYPE, metricsText } from './prometheus';

const LOCAL = /^(?:::1$|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:)/i;

/** Whether a request comes from this machine or its private network, and through no proxy. */
function isOperator(request: FastifyRequest, trustedProxy: string | null): boolean {
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return LOCAL.test(peer) && !isTrustedPeer(request, trustedProxy) && !hasProxySigns(request);
}

/**
 * `GET /-/counts` → `{since, releases: {id: {visits, failures}}}`, for the canary watch, and `GET /-/metrics` in the
 * Prometheus format. Both count since the start of this process and answer 404 to visitors.
 */
export function registerMetricsRoutes(
  app: FastifyInstance,
  counters: FaultCounters,
  trustedProxy: string | null,
): void {
  const isHidden = (request: FastifyRequest): boolean => !isOperator(request, trustedProxy);
  app.get('/-/counts', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isHidden(request)) return reply.code(404).send();
    return { since: counters.since, releases: counters.summary() };
  });
  app.get('/-/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isHidden(request)) return reply.code(404).send();
    return reply.type(METRICS_TYPE).send(metricsText(counters));
  });
}
