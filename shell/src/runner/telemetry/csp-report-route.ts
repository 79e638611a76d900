import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { clientAddress } from '../http/client-address';
import { ReportLimiter } from './report-limiter';
import type { FaultCounters } from './fault-counters';

/** Target of the policy's `report-uri`. */
export const CSP_REPORT_PATH = '/-/violation';

const MAX_BODY_BYTES = 8192;

/** The part of a `report-uri` report that is used; the rest may contain personal data. */
const reportSchema = z.object({
  'csp-report': z.object({ 'effective-directive': z.string().regex(/^[a-z-]{1,40}$/) }),
});

function parseDirective(body: unknown): string | null {
  if (typeof body !== 'string') return null;
  try {
    return reportSchema.parse(JSON.parse(body))['csp-report']['effective-directive'];
  } catch {
    return null;
  }
}

interface CspReportRouteOptions {
  counters: FaultCounters;
  trustedProxy: string | null;
  limiter?: ReportLimiter;
}

/**
 * `POST /-/violation`: the browser's report of a policy violation. Always answers 204 (413 to more than 8 KB). Counts
 * once a minute for each address and directive, and logs only the directive.
 */
export function registerCspReportRoute(
  app: FastifyInstance,
  { counters, trustedProxy, limiter = new ReportLimiter() }: CspReportRouteOptions,
): void {
  // Its own scope: all other routes pass bodies on unparsed.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_, body, done) => done(null, body),
    );
    scope.post(CSP_REPORT_PATH, async (request, reply) => {
      const directive = parseDirective(request.body);
      if (directive && limiter.allow(`${clientAddress(request, trustedProxy)} ${directive}`)) {
        counters.countViolation(directive);
        request.log.warn({ directive }, 'a browser reported a policy violation');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
