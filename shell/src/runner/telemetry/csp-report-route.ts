import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { clientAddress } from '../http/client-address';
import { ReportLimiter } from './report-limiter';
import type { FaultCounters } from './fault-counters';

/** Where browsers report what the security policy has refused. */
export const CSP_REPORT_PATH = '/-/violation';

const MAX_BODY_BYTES = 8192;

/** As browsers send it for `report-uri`; the rest of it is of no use, or the visitor's own. */
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
  counts: FaultCounters;
  trustedProxy: string | null;
  limit?: ReportLimiter;
}

/**
 * `POST /-/violation`, a report of the browser about the security policy. Answers 204 to everybody (413 to more than
 * 8 KB); counts once a minute for each address and directive, and logs the directive alone.
 */
export function registerCspReportRoute(
  app: FastifyInstance,
  { counts, trustedProxy, limit = new ReportLimiter() }: CspReportRouteOptions,
): void {
  // A scope of its own: everywhere else bodies are handed on unread.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_, body, done) => done(null, body),
    );
    scope.post(CSP_REPORT_PATH, async (request, reply) => {
      const directive = parseDirective(request.body);
      if (directive && limit.allow(`${clientAddress(request, trustedProxy)} ${directive}`)) {
        counts.countViolation(directive);
        request.log.warn({ directive }, 'the security policy was violated in a browser');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
