import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address';
import type { RecentReleases } from '../releases/recent-releases';
import { parseFaultReport } from './fault-report';
import { ReportLimiter } from './report-limiter';
import type { FaultCounters } from './fault-counters';

const MAX_BODY_BYTES = 2048;

export interface FaultReportRouteOptions {
  counts: FaultCounters;
  recent: RecentReleases;
  trustedProxy: string | null;
  limit?: ReportLimiter;
}

/** Pages of other sites may send anything here: browsers say so. */
const isCrossSite = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());

/**
 * `POST /-/beacon` `{release, section, version, cause, path}`: a version failed in a browser. Answers 204 to everybody
 * (413 to more than 2 KB); counts what names a version of a release served lately, once a minute for each address,
 * release and section, and counts the rest as dropped.
 */
export function registerFaultReportRoute(
  app: FastifyInstance,
  { counts, recent, trustedProxy, limit = new ReportLimiter() }: FaultReportRouteOptions,
): void {
  // A scope of its own: everywhere else bodies are handed on unread.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_, body, done) => done(null, body),
    );
    scope.setErrorHandler((failure: { statusCode?: number }, _, reply) => {
      counts.droppedReports += 1;
      return reply.code(failure.statusCode === 413 ? 413 : 400).send();
    });
    scope.post('/-/beacon', async (request, reply) => {
      const beacon = typeof request.body === 'string' ? parseFaultReport(request.body) : null;
      const known = beacon && !isCrossSite(request) && recent.includes(beacon.release, beacon);
      const address = clientAddress(request, trustedProxy);
      if (known && limit.allow(`${address} ${beacon.release} ${beacon.section}`)) {
        counts.countFailure(beacon.release, [beacon]);
        request.log.warn({ beacon }, 'a version failed in a browser');
      } else counts.droppedReports += 1;
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
