import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { visitorAddress } from '../http/client-address';
import { BeaconLimit } from './report-limiter';
import type { FaultCounts } from './fault-counters';

/** Where browsers report what the security policy has refused. */
export const VIOLATION_PATH = '/-/violation';

const LARGEST_BYTES = 8192;

/** As browsers send it for `report-uri`; the rest of it is of no use, or the visitor's own. */
const reportSchema = z.object({
  'csp-report': z.object({ 'effective-directive': z.string().regex(/^[a-z-]{1,40}$/) }),
});

function directiveIn(body: unknown): string | null {
  if (typeof body !== 'string') return null;
  try {
    return reportSchema.parse(JSON.parse(body))['csp-report']['effective-directive'];
  } catch {
    return null;
  }
}

interface ViolationRoute {
  counts: FaultCounts;
  trustedProxy: string | null;
  limit?: BeaconLimit;
}

/**
 * `POST /-/violation`, a report of the browser about the security policy. Answers 204 to everybody (413 to more than
 * 8 KB); counts once a minute for each address and directive, and logs the directive alone.
 */
export function serveViolations(
  app: FastifyInstance,
  { counts, trustedProxy, limit = new BeaconLimit() }: ViolationRoute,
): void {
  // A scope of its own: everywhere else bodies are handed on unread.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: LARGEST_BYTES },
      (_, body, done) => done(null, body),
    );
    scope.post(VIOLATION_PATH, async (request, reply) => {
      const directive = directiveIn(request.body);
      if (directive && limit.take(`${visitorAddress(request, trustedProxy)} ${directive}`)) {
        counts.violation(directive);
        request.log.warn({ directive }, 'the security policy was violated in a browser');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
