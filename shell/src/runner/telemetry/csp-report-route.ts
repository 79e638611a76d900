import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { addressNetwork, clientAddress } from '../http/client-address';
import { ReportLimiter } from './report-limiter';
import type { FaultCounters } from './fault-counters';

/** Target of the policy's `report-uri`. */
export const CSP_REPORT_PATH = '/-/violation';

const MAX_BODY_BYTES = 8192;

/** What browsers report as violated. A request that `default-src` refuses counts for the directive of its kind. */
const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'manifest-src',
  'object-src',
  'frame-src',
  'child-src',
  'worker-src',
  'fenced-frame-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
];

/** The part of a `report-uri` report that is used; the rest may contain personal data. */
const reportSchema = z.object({
  'csp-report': z.object({ 'effective-directive': z.enum(DIRECTIVES) }),
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
      const network = addressNetwork(clientAddress(request, trustedProxy));
      if (directive && limiter.allow(`${network} ${directive}`)) {
        counters.countViolation(directive);
        request.log.warn({ directive }, 'a browser reported a policy violation');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
