import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorAddress } from '../http/client-address';
import type { RecentReleases } from '../releases/recent-releases';
import { readBeacon } from './fault-report';
import { BeaconLimit } from './report-limiter';
import type { FaultCounts } from './fault-counters';

const LARGEST_BYTES = 2048;

export interface BeaconRoute {
  counts: FaultCounts;
  recent: RecentReleases;
  trustedProxy: string | null;
  limit?: BeaconLimit;
}

/** Pages of other sites may send anything here: browsers say so. */
const isForeign = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());

/**
 * `POST /-/beacon` `{release, section, version, cause, path}`: a version failed in a browser. Answers 204 to everybody
 * (413 to more than 2 KB); counts what names a version of a release served lately, once a minute for each address,
 * release and section, and counts the rest as dropped.
 */
export function serveBeacon(
  app: FastifyInstance,
  { counts, recent, trustedProxy, limit = new BeaconLimit() }: BeaconRoute,
): void {
  // A scope of its own: everywhere else bodies are handed on unread.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: LARGEST_BYTES },
      (_, body, done) => done(null, body),
    );
    scope.setErrorHandler((failure: { statusCode?: number }, _, reply) => {
      counts.droppedBeacons += 1;
      return reply.code(failure.statusCode === 413 ? 413 : 400).send();
    });
    scope.post('/-/beacon', async (request, reply) => {
      const beacon = typeof request.body === 'string' ? readBeacon(request.body) : null;
      const known = beacon && !isForeign(request) && recent.names(beacon.release, beacon);
      const address = visitorAddress(request, trustedProxy);
      if (known && limit.take(`${address} ${beacon.release} ${beacon.section}`)) {
        counts.failure(beacon.release, [beacon]);
        request.log.warn({ beacon }, 'a version failed in a browser');
      } else counts.droppedBeacons += 1;
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
