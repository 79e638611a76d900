import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RecentReleases } from '../releases/recent-releases';
import type { CanarySample, Visitor } from '../visitors/canary-sample';
import type { ReportTokens } from '../visitors/report-tokens';
import type { FaultCounters } from './fault-counters';
import { parseFaultReport } from './fault-report';
import { ReportLimiter } from './report-limiter';

const MAX_BODY_BYTES = 2048;

export interface FaultReportRouteOptions {
  counters: FaultCounters;
  recent: RecentReleases;
  sample: Pick<CanarySample, 'record'>;
  tokens: ReportTokens;
  visitorOf: (request: FastifyRequest) => Visitor;
  limiter?: ReportLimiter;
}

/** Pages of other sites may send anything to this route; browsers mark such requests. */
const isCrossSite = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());

/**
 * `POST /-/beacon` `{release, section, version, cause, path, token}`: a version failed in a browser. Always answers 204 (413
 * to more than 2 KB). Counts reports of documents that were served (`ReportTokens`) and that name a version of a recent
 * release, once a minute for each address, release and section, and counts the others as dropped.
 */
export function registerFaultReportRoute(
  app: FastifyInstance,
  {
    counters,
    recent,
    sample,
    tokens,
    visitorOf,
    limiter = new ReportLimiter(),
  }: FaultReportRouteOptions,
): void {
  // Its own scope: all other routes pass bodies on unparsed.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_, body, done) => done(null, body),
    );
    scope.setErrorHandler((error: { statusCode?: number }, _, reply) => {
      counters.droppedReports += 1;
      return reply.code(error.statusCode === 413 ? 413 : 400).send();
    });
    scope.post('/-/beacon', async (request, reply) => {
      const report = typeof request.body === 'string' ? parseFaultReport(request.body) : null;
      const isKnown =
        report &&
        !isCrossSite(request) &&
        recent.includes(report.release, report) &&
        tokens.verifies(report.release, report.token ?? '');
      const visitor = visitorOf(request);
      if (isKnown) sample.record(report.release, visitor, true);
      if (isKnown && limiter.allow(`${visitor.network} ${report.release} ${report.section}`)) {
        counters.countFailure(report.release, [report]);
        request.log.warn({ report }, 'a version failed in a browser');
      } else counters.droppedReports += 1;
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
