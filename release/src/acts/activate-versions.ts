import type { Release } from '@huoban/contracts';
import { isHeadActive, conflictRefusal, activateRelease, readChannelState } from './act';
import type { ActOptions, ActChange, ActResult, ChannelState } from './act';
import { ARTIFACT_NAMES, type ArtifactName } from '../registry/artifact-names';
import { ArtifactStore } from '../registry/artifact-store';
import { openChannelStores, type ChannelHead } from '../channel/channel-head';
import { composeRelease } from '../release/compose-release';
import { pinnedVersions } from '../release/pins';
import { refusalError } from '../refusal';

export interface VersionsOptions extends ActOptions {
  versions: Partial<Record<ArtifactName, string>>;
}

/** Final check before a release is activated. @returns the fields of its log entry @throws ReleaseRefused */
export type ApproveRelease = (
  release: Release,
  current: ChannelHead | null,
) => Promise<Omit<ActChange, 'release'>>;

/**
 * Activates versions; other artifacts keep theirs. When other artifacts change concurrently, the release is derived
 * again from the new head.
 * @throws ReleaseRefused when the release breaks a rule, R010 when one of the same artifacts changed concurrently, and
 * what `approve` throws
 */
export async function activateVersions(
  registry: string,
  options: VersionsOptions,
  approve: ApproveRelease,
): Promise<ActResult> {
  const { versions } = options;
  const names = ARTIFACT_NAMES.filter((name) => versions[name] !== undefined);
  const store = new ArtifactStore(registry);
  const verified = new Set<string>();
  return appendWithRetry(registry, options, names, async ({ active }, isHead) => {
    const merged = { ...(active && pinnedVersions(active.release)), ...versions };
    if (isHead && active && pinsExactly(active.release, merged)) return null;
    const before = active && active.release;
    const release = await composeRelease(store, { versions: merged, current: before, verified });
    return { release, change: await approve(release, active) };
  });
}

/** Release and entry that an act wants to append; null when the channel already has them. */
export type Proposal = { release: Release; change: Omit<ActChange, 'release'> } | null;

/**
 * Repeats `propose` and append until this process appends first.
 * @param names artifacts that no concurrent act may change
 * @throws ReleaseRefused R010 when a concurrent act changed one
 */
export async function appendWithRetry(
  registry: string,
  options: ActOptions,
  names: readonly ArtifactName[],
  propose: (state: ChannelState, isHead: boolean) => Promise<Proposal>,
): Promise<ActResult> {
  const stores = openChannelStores(registry, options.channel, options.signer.trusted);
  const { active: first } = await readChannelState(stores, options.signer);
  for (;;) {
    const state = await readChannelState(stores, options.signer);
    assertUnmoved(names, first, state.active);
    const proposal = await propose(state, isHeadActive(state));
    if (!proposal) {
      if (state.active) return { ...state.active, changed: false };
      throw new Error(`no proposal for the empty channel ${options.channel}`);
    }
    const { release, change } = proposal;
    const entry = await activateRelease(stores, state, release, change, options);
    if (entry) return { entry, release, canary: null, changed: true };
  }
}

function pinsExactly(release: Release, versions: VersionsOptions['versions']): boolean {
  const pinned: Partial<Record<string, string>> = pinnedVersions(release);
  const requested = Object.entries(versions);
  return (
    requested.length === Object.keys(pinned).length &&
    requested.every(([name, version]) => pinned[name] === version)
  );
}

function assertUnmoved(
  names: readonly ArtifactName[],
  before: ChannelHead | null,
  now: ChannelHead | null,
): void {
  const earlier: Partial<Record<string, string>> = before ? pinnedVersions(before.release) : {};
  const later: Partial<Record<string, string>> = now ? pinnedVersions(now.release) : {};
  const moved = names.filter((name) => earlier[name] !== later[name]);
  if (moved.length > 0) throw refusalError(...moved.map((name) => conflictRefusal(name, now)));
}
