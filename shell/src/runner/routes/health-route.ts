import type { FastifyInstance } from 'fastify';
import { SECTION_NAMES, type PinnedSection, type Release } from '@huoban/contracts';
import type { FollowerState } from '@huoban/release';
import type { VersionSource } from '../../app/release/release-context';
import type { CircuitBreaker } from '../rendering/circuit-breaker';
import { clientAddress } from '../http/client-address';
import type { ChannelState } from '../releases/channel-state';

/** `GET /-/ip` → `{ip}`: the visitor's own address, where no lookup service is configured. */
export function registerIpRoute(app: FastifyInstance, trustedProxy: string | null): void {
  app.get('/-/ip', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ip: clientAddress(request, trustedProxy).replace(/^::ffff:/, '') };
  });
}

interface HealthSources {
  state: () => Pick<FollowerState, 'status' | 'reason' | 'sequence' | 'id' | 'release'>;
  standings: ChannelState;
  breaker: CircuitBreaker;
}

/**
 * `GET /-/health` → `{status, reason, release, sequence, shell, sections, canary}`: which version of what is shown, and
 * why. 503 while there is nothing to serve.
 */
export function registerHealthRoute(
  app: FastifyInstance,
  { state, standings, breaker }: HealthSources,
): void {
  app.get('/-/health', async (_, reply) => {
    const { canary } = standings;
    const { status, reason, sequence, id, release } = shownOf(state(), standings);
    const parts = release && id ? partsOf(release, breaker.listOpen(id), () => 'pin') : {};
    const { shell = null, ...sections } = parts;
    // A version that was taken out of force since is nobody's problem any more.
    const anyAway = Object.values(parts).some(({ problem }) => problem !== null);
    reply.header('cache-control', 'no-store').code(release ? 200 : 503);
    return {
      status: release ? (anyAway ? 'degraded' : status) : 'down',
      reason,
      release: id,
      sequence,
      shell,
      sections,
      canary: canary && canaryHealth(canary, breaker),
    };
  });
}

type State = ReturnType<HealthSources['state']>;

/** What pages show: what the channel says, or the last good release when it names none any more. */
function shownOf(state: State, { base }: ChannelState): State {
  if (state.release || !base) return state;
  const { served, context: standing } = base;
  const why = `${state.reason ?? 'the channel names no release'}; pages keep showing the last good one`;
  return { ...served, status: 'degraded', reason: why, sequence: standing.sequence };
}

function canaryHealth(
  { live: { served, context: standing }, share }: NonNullable<ChannelState['canary']>,
  breaker: CircuitBreaker,
) {
  const sourceOf = (name: string) => (Object.hasOwn(standing.inForce, name) ? 'canary' : 'pin');
  const { shell, ...sections } = partsOf(served.release, breaker.listOpen(served.id), sourceOf);
  return { release: served.id, share, shell, sections };
}

interface PartHealth {
  status: 'ok' | 'degraded';
  /** The version that the release pins. */
  version: string;
  fallback: string | null;
  problem: string | null;
  /** The version that pages show now, and why that one. */
  shown: string;
  source: VersionSource;
}

function partsOf(
  release: Release,
  away: ReturnType<CircuitBreaker['listOpen']>,
  sourceOf: (name: string) => VersionSource,
): Record<string, PartHealth> {
  const sections: Partial<Release['sections']> = release.sections;
  const pins = [
    ['shell', release.shell] as const,
    ...SECTION_NAMES.map((name) => [name, sections[name]] as const),
  ];
  return Object.fromEntries(
    pins.flatMap(([name, pin]) => (pin ? [[name, partOf(name, pin, away, sourceOf(name))]] : [])),
  );
}

function partOf(
  name: string,
  { version, fallback }: PinnedSection,
  away: ReturnType<CircuitBreaker['listOpen']>,
  source: VersionSource,
): PartHealth {
  const problem = away.get(`${name}@${version}`)?.reason ?? null;
  const isReplaced = problem !== null && fallback !== null;
  return {
    status: problem ? 'degraded' : 'ok',
    version,
    fallback: fallback?.version ?? null,
    problem,
    shown: isReplaced ? fallback.version : version,
    source: isReplaced ? 'fallback' : source,
  };
}
