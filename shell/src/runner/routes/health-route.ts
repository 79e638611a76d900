import type { FastifyInstance } from 'fastify';
import { SECTION_NAMES, type PinnedSection, type Release } from '@huoban/contracts';
import type { FollowerState, KeptVersions } from '@huoban/release';
import type { VersionSource } from '../../app/release/release-context';
import type { CircuitBreaker } from '../rendering/circuit-breaker';
import { clientAddress } from '../http/client-address';
import type { ChannelState } from '../releases/channel-state';

/** `GET /-/ip` → `{ip}`: the visitor's address, used where no lookup service is configured. */
export function registerIpRoute(app: FastifyInstance, trustedProxy: string | null): void {
  app.get('/-/ip', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ip: clientAddress(request, trustedProxy).replace(/^::ffff:/, '') };
  });
}

export interface HealthSources {
  state: () => Pick<FollowerState, 'status' | 'reason' | 'sequence' | 'id' | 'release'>;
  channelState: ChannelState;
  breaker: CircuitBreaker;
  /** Copies of what a registry folder contains; null with a remote registry. */
  kept: Pick<KeptVersions, 'damage' | 'problem'> | null;
  /** Load balancers choose another shell. */
  isStopping: () => boolean;
}

/**
 * `GET /-/health` → `{status, reason, release, sequence, shell, sections, canary}`: the version that is shown of each
 * artifact, and why. 503 while there is nothing to serve, and while it stops. `GET /-/live` says only that it runs.
 */
export function registerHealthRoute(
  app: FastifyInstance,
  { state, channelState, breaker, kept, isStopping }: HealthSources,
): void {
  app.get('/-/live', async (_, reply) => reply.header('cache-control', 'no-store').send('ok'));
  app.get('/-/health', async (_, reply) => {
    const { canary } = channelState;
    const { status, reason, sequence, id, release } = shownState(state(), channelState);
    const damage = kept?.damage ?? new Map<string, string>();
    const problemsOf = (each: string) => ({ outages: breaker.listOpen(each), damage });
    const artifacts = release && id ? artifactsHealth(release, problemsOf(id), () => 'pin') : {};
    const { shell = null, ...sections } = artifacts;
    // Only versions of the release that is shown count.
    const isDegraded =
      Object.values(artifacts).some(({ problem }) => problem !== null) || kept?.problem != null;
    reply.header('cache-control', 'no-store').code(release && !isStopping() ? 200 : 503);
    return {
      status: isStopping() ? 'stopping' : release ? (isDegraded ? 'degraded' : status) : 'down',
      reason: reason ?? kept?.problem ?? null,
      release: id,
      sequence,
      shell,
      sections,
      canary: canary && canaryHealth(canary, problemsOf(canary.live.served.id)),
    };
  });
}

type State = ReturnType<HealthSources['state']>;

/** The state that pages show: of the channel, or of the last good release when the channel has none any more. */
function shownState(state: State, { base }: ChannelState): State {
  if (state.release || !base) return state;
  const { served, context } = base;
  const why = `${state.reason ?? 'the channel has no release'}; pages show the last good one`;
  return { ...served, status: 'degraded', reason: why, sequence: context.sequence };
}

function canaryHealth(
  { live: { served, context }, share }: NonNullable<ChannelState['canary']>,
  problems: Problems,
) {
  const sourceOf = (name: string) => (Object.hasOwn(context.inForce, name) ? 'canary' : 'pin');
  const { shell, ...sections } = artifactsHealth(served.release, problems, sourceOf);
  return { release: served.id, share, shell, sections };
}

/** By `name@version`: versions that are out of service, and those of which the copies are read. */
interface Problems {
  outages: ReturnType<CircuitBreaker['listOpen']>;
  damage: ReadonlyMap<string, string>;
}

interface ArtifactHealth {
  status: 'ok' | 'degraded';
  /** The version that the release pins. */
  version: string;
  fallback: string | null;
  problem: string | null;
  /** The version that pages show now, and the reason. */
  shown: string;
  source: VersionSource;
}

function artifactsHealth(
  release: Release,
  problems: Problems,
  sourceOf: (name: string) => VersionSource,
): Record<string, ArtifactHealth> {
  const sections: Partial<Release['sections']> = release.sections;
  const pins = [
    ['shell', release.shell] as const,
    ...SECTION_NAMES.map((name) => [name, sections[name]] as const),
  ];
  return Object.fromEntries(
    pins.flatMap(([name, pin]) =>
      pin ? [[name, artifactHealth(name, pin, problems, sourceOf(name))]] : [],
    ),
  );
}

function artifactHealth(
  name: string,
  { version, fallback }: PinnedSection,
  { outages, damage }: Problems,
  source: VersionSource,
): ArtifactHealth {
  const key = `${name}@${version}`;
  const isReplaced = outages.has(key) && fallback !== null;
  const problem = outages.get(key)?.reason ?? damage.get(key) ?? null;
  return {
    status: problem ? 'degraded' : 'ok',
    version,
    fallback: fallback?.version ?? null,
    problem,
    shown: isReplaced ? fallback.version : version,
    source: isReplaced ? 'fallback' : source,
  };
}
