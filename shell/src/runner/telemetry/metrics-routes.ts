import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTrustedPeer } from '../http/client-address';
import type { FaultCounters } from './fault-counters';
import { METRICS_TYPE, metricsText } from './prometheus';

const LOCAL = /^(?:::1$|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:)/i;

/** From this machine or its private network, and not handed on by the edge: never a visitor. */
function isOperator({ socket }: FastifyRequest, trustedProxy: string | null): boolean {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return LOCAL.test(peer) && !isTrustedPeer({ socket, headers: {} }, trustedProxy);
}

/**
 * `GET /-/counts` → `{since, releases: {id: {visits, failures}}}`, for whoever watches a canary, and `GET /-/metrics` in
 * the format of Prometheus. Both are of this process since its start, and 404 to visitors.
 */
export function registerMetricsRoutes(
  app: FastifyInstance,
  counts: FaultCounters,
  trustedProxy: string | null,
): void {
  const hidden = (request: FastifyRequest): boolean => !isOperator(request, trustedProxy);
  app.get('/-/counts', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (hidden(request)) return reply.code(404).send();
    return { since: counts.since, releases: counts.summary() };
  });
  app.get('/-/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (hidden(request)) return reply.code(404).send();
    return reply.type(METRICS_TYPE).send(metricsText(counts));
  });
}
