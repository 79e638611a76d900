import type { Release } from '@huoban/contracts';
import type { ArtifactName } from '../artifact-names';
import { ArtifactStore } from '../artifact-store';
import { headOf, type ChannelHead } from '../channel-head';
import { assertMayAct } from '../channel-lock/may-act';
import { asksOfPins } from '../pin';
import { checkDeveloped } from '../checks/development-checks';
import { examineRelease, type Examined } from '../compose-release';
import { releaseId } from '../digests';
import { diffReleases, type ReleaseDiff } from '../diff/release-diff';
import { assessEvidence, type Assessment } from '../evidence/assess-evidence';
import { needsEvidence, refusalOf } from '../evidence/demand-evidence';
import type { TrustedKeys } from '../keys/trusted-keys';
import { pinnedVersions } from '../pins';
import { sourceOf } from '../promote/promote';
import { ReleaseRefused, type Refusal } from '../refusal';

/** What somebody thinks of doing. Without `from` it is a pin, with it a promotion. */
export interface PlanOptions {
  channel: string;
  author: string;
  trusted: TrustedKeys;
  versions?: Partial<Record<ArtifactName, string>>;
  from?: string | undefined;
  only?: readonly ArtifactName[] | undefined;
  /** The versions are for a canary, which asks for evidence like a promotion. */
  canary?: boolean;
}

/** What would happen. Nothing was changed. */
export interface Plan {
  act: 'pin' | 'promote';
  channel: string;
  /** The entry in force, null for an empty channel. */
  inForce: { sequence: number; release: string } | null;
  /** Id of the release that would be in force, null when a version of it is missing. */
  release: string | null;
  /** False when it is in force already. */
  changes: boolean;
  /** Release of a canary that the act would end. */
  endsCanary: string | null;
  diff: ReleaseDiff | null;
  /** Null for channels that ask for none, and while there is no release. */
  evidence: Assessment | null;
  /** Everything that the act would be refused for; nothing when it would be done. */
  refusals: Refusal[];
}

/**
 * Judges a pin or promotion without making it.
 * @throws ReleaseRefused R019 when there is nothing to promote
 */
export async function planChange(registry: string, options: PlanOptions): Promise<Plan> {
  const { channel, trusted, from, canary = false } = options;
  const store = new ArtifactStore(registry);
  const head = await headOf(registry, channel, trusted);
  const current = head && head.release;
  const { release, refusals } = await examine(registry, store, options, current);
  const id = release && releaseId(release);
  const evidence =
    release && needsEvidence(channel)
      ? await assessEvidence(registry, { release, current }, trusted)
      : null;
  const asks = canary || from !== undefined || asksOfPins(head);
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
      ...mayAct(head, options),
      ...refusals,
      ...(release ? checkDeveloped(channel, release) : []),
      ...(evidence && id && asks ? refusalOf(id, evidence) : []),
    ],
  };
}

async function examine(
  registry: string,
  store: ArtifactStore,
  options: PlanOptions,
  current: Release | null,
): Promise<Examined> {
  const { from, only, trusted, channel, versions = {} } = options;
  const pinned = current ? pinnedVersions(current) : {};
  if (from === undefined) {
    return examineRelease(store, { versions: { ...pinned, ...versions }, current });
  }
  const { release } = await sourceOf(registry, { from, channel, trusted });
  const source = pinnedVersions(release);
  if (only) {
    const some = Object.fromEntries(only.map((name) => [name, source[name]]));
    return examineRelease(store, { versions: { ...pinned, ...some }, current });
  }
  const { refusals } = await examineRelease(store, { versions: source, current });
  return { release, refusals };
}

/** R022 and R023, as the act itself would be refused by them. */
function mayAct(head: ChannelHead | null, { author, from, trusted }: PlanOptions): Refusal[] {
  const reader = { key: 'none', role: 'manager' as const, trusted, sign: () => '' };
  try {
    assertMayAct(head && head.entry, from === undefined ? 'pin' : 'promote', author, reader);
    return [];
  } catch (error) {
    if (error instanceof ReleaseRefused) return [...error.refusals];
    throw error;
  }
}
