import type { FastifyInstance } from 'fastify';
import type { ReleaseFollower } from '@huoban/release';
import { SECTION_NAMES } from '@huoban/contracts';
import type { CircuitBreaker } from './circuit-breaker';
import { visitorAddress } from './forwarded-headers';

/** `GET /-/ip` → `{ip}`: the visitor's own address, where no lookup service is configured. */
export function serveAddress(app: FastifyInstance, trustedProxy: string | null): void {
  app.get('/-/ip', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ip: visitorAddress(request, trustedProxy).replace(/^::ffff:/, '') };
  });
}

/** `GET /-/health` → `{status, release, sections}`; 503 while there is nothing to serve. */
export function serveHealth(
  app: FastifyInstance,
  follower: ReleaseFollower,
  breaker: CircuitBreaker,
): void {
  app.get('/-/health', async (_, reply) => {
    const { status, reason, sequence, id, release } = follower.state;
    const away = breaker.list();
    const sections = Object.fromEntries(
      SECTION_NAMES.flatMap((name) => {
        const pin = release?.sections[name];
        if (!pin) return [];
        const problem = away.get(`${name}@${pin.version}`) ?? null;
        const fallback = pin.fallback?.version ?? null;
        const state = problem ? 'degraded' : 'ok';
        return [[name, { status: state, version: pin.version, fallback, problem }]];
      }),
    );
    // A version that was taken out of force since is nobody's problem any more.
    const anyAway = Object.values(sections).some((section) => section.problem !== null);
    reply.header('cache-control', 'no-store').code(release ? 200 : 503);
    return {
      status: release ? (anyAway ? 'degraded' : status) : 'down',
      reason,
      release: id,
      sequence,
      shell: release?.shell.version ?? null,
      sections,
    };
  });
}
