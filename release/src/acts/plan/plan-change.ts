import type { Release } from '@huoban/contracts';
import type { ArtifactName } from '../../registry/artifact-names';
import { ArtifactStore } from '../../registry/artifact-store';
import { openChannelStores, readActiveHead, type ChannelHead } from '../../channel/channel-head';
import { findLogRefusal, readWitnesses } from '../../channel/witness/log-witness';
import { assertActAllowed } from '../act-permission';
import { pinRequiresEvidence } from '../pin';
import { checkDevelopmentVersions } from '../../checks/development-checks';
import { checkRelease, type CheckedRelease } from '../../release/compose-release';
import { releaseId } from '../../registry/digests';
import { diffReleases, type ReleaseDiff } from '../../release/diff/release-diff';
import { findEvidence, type EvidenceStatus } from '../../evidence/find-evidence';
import { requiresEvidence } from '../../channel/visitor-channels';
import { evidenceRefusals } from '../../evidence/evidence-rules';
import type { TrustedKeys } from '../../keys/trusted-keys';
import { pinnedVersions } from '../../release/pins';
import { readPromotionSource } from '../promote';
import { ReleaseRefused, type Refusal } from '../../refusal';

/** A pin, or with `from` a promotion. */
export interface PlanOptions {
  channel: string;
  author: string;
  trusted: TrustedKeys;
  versions?: Partial<Record<ArtifactName, string>>;
  from?: string | undefined;
  only?: readonly ArtifactName[] | undefined;
  /** Plans a canary, which needs evidence like a promotion. */
  canary?: boolean;
}

/** Outcome of an act that was not performed. */
export interface Plan {
  act: 'pin' | 'promote';
  channel: string;
  /** The active entry, null for an empty channel. */
  inForce: { sequence: number; release: string } | null;
  /** Id of the release that the act would activate, null when one of its versions is missing. */
  release: string | null;
  /** False when it is already active. */
  changes: boolean;
  /** Release of a canary that the act would end. */
  endsCanary: string | null;
  diff: ReleaseDiff | null;
  /** Null for channels that need none, and without a release. */
  evidence: EvidenceStatus | null;
  /** Refusals of the act; empty when it would succeed. */
  refusals: Refusal[];
}

/**
 * Checks a pin or promotion without performing it.
 * @throws ReleaseRefused R019 when there is nothing to promote
 */
export async function planChange(registry: string, options: PlanOptions): Promise<Plan> {
  const { channel, trusted, from, canary = false } = options;
  const store = new ArtifactStore(registry);
  const witnesses = await readWitnesses(registry, channel, trusted);
  const stores = openChannelStores(registry, channel, trusted);
  const log = await stores.channel.log();
  const lost = await findLogRefusal(log, channel, witnesses);
  const head = await readActiveHead(stores.releases, log);
  const current = head && head.release;
  const { release, refusals } = await checkPlannedRelease(registry, store, options, current);
  const id = release && releaseId(release);
  const evidence =
    release && requiresEvidence(channel)
      ? await findEvidence(registry, { release, current }, trusted)
      : null;
  const needsEvidence = canary || from !== undefined || pinRequiresEvidence(head);
  return {
    act: from === undefined ? 'pin' : 'promote',
    channel,
    inForce: head && { sequence: head.entry.sequence, release: head.entry.release },
    release: id,
    changes: id === null || id !== head?.entry.release,
    endsCanary: head?.entry.canary?.release ?? null,
    diff: release && (await diffReleases(store, current, release)),
    evidence,
    refusals: [
      ...(lost ? [lost] : []),
      ...checkActAllowed(head, options),
      ...refusals,
      ...(release ? checkDevelopmentVersions(channel, release) : []),
      ...(evidence && id && needsEvidence ? evidenceRefusals(id, evidence) : []),
    ],
  };
}

async function checkPlannedRelease(
  registry: string,
  store: ArtifactStore,
  options: PlanOptions,
  current: Release | null,
): Promise<CheckedRelease> {
  const { from, only, trusted, channel, versions = {} } = options;
  const pinned = current ? pinnedVersions(current) : {};
  if (from === undefined) {
    return checkRelease(store, { versions: { ...pinned, ...versions }, current });
  }
  const { release } = await readPromotionSource(registry, { from, channel, trusted });
  const source = pinnedVersions(release);
  if (only) {
    const some = Object.fromEntries(only.map((name) => [name, source[name]]));
    return checkRelease(store, { versions: { ...pinned, ...some }, current });
  }
  const { refusals } = await checkRelease(store, { versions: source, current });
  return { release, refusals };
}

/** R022 and R023 as the act itself would raise them. */
function checkActAllowed(
  head: ChannelHead | null,
  { channel, author, from, trusted }: PlanOptions,
): Refusal[] {
  const reader = { key: 'none', role: 'manager' as const, owner: null, trusted, sign: () => '' };
  try {
    const act = from === undefined ? 'pin' : 'promote';
    assertActAllowed(channel, head && head.entry, act, author, reader);
    return [];
  } catch (error) {
    if (error instanceof ReleaseRefused) return [...error.refusals];
    throw error;
  }
}
