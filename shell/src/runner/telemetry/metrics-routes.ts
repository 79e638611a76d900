import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOperator } from '../http/is-operator';
import type { CanarySample } from '../visitors/canary-sample';
import type { FaultCounters } from './fault-counters';
import { METRICS_TYPE, metricsText } from './prometheus';

export interface MetricsRouteOptions {
  counters: FaultCounters;
  sample: Pick<CanarySample, 'summary'>;
  trustedProxy: string | null;
  /** Of this process, in the Prometheus format. */
  processMetrics?: () => Promise<string>;
}

/**
 * `GET /-/counts` → `{since, releases: {id: {visits, failures}}, sample}`, for the canary watch, and `GET /-/metrics` in the
 * Prometheus format. Both count since the start of this process and answer 404 to visitors.
 */
export function registerMetricsRoutes(
  app: FastifyInstance,
  { counters, sample, trustedProxy, processMetrics }: MetricsRouteOptions,
): void {
  const isHidden = (request: FastifyRequest): boolean => !isOperator(request, trustedProxy);
  app.get('/-/counts', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isHidden(request)) return reply.code(404).send();
    return { since: counters.since, releases: counters.summary(), sample: sample.summary() };
  });
  app.get('/-/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isHidden(request)) return reply.code(404).send();
    return reply
      .type(METRICS_TYPE)
      .send(metricsText(counters) + ((await processMetrics?.()) ?? ''));
  });
}
