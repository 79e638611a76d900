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

/** The last word on a release before it is put in force. @returns what the log says beside it @throws ReleaseRefused */
export type ApproveRelease = (
  release: Release,
  current: ChannelHead | null,
) => Promise<Omit<ActChange, 'release'>>;

/**
 * Puts versions in force, everything else staying as it is on the channel. When others move other artifacts in between,
 * the release is made again on top of theirs.
 * @throws ReleaseRefused when the release breaks a rule, R010 when one of the same artifacts was moved in between, and
 * whatever `approve` throws
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
  return appendWithRetry(registry, options, names, async ({ active }, isTip) => {
    const merged = { ...(active && pinnedVersions(active.release)), ...versions };
    if (isTip && active && pinsExactly(active.release, merged)) return null;
    const before = active && active.release;
    const release = await composeRelease(store, { versions: merged, current: before, verified });
    return { release, change: await approve(release, active) };
  });
}

/** What an act wants to do on top of what is in force; null when that is so already. */
export type Proposal = { release: Release; change: Omit<ActChange, 'release'> } | null;

/**
 * Proposes and appends until this process is the first to continue the newest entry.
 * @param names artifacts that nobody else may move in between
 * @throws ReleaseRefused R010 when somebody did
 */
export async function appendWithRetry(
  registry: string,
  options: ActOptions,
  names: readonly ArtifactName[],
  propose: (state: ChannelState, isTip: boolean) => Promise<Proposal>,
): Promise<ActResult> {
  const stores = openChannelStores(registry, options.channel, options.signer.trusted);
  const { active: first } = await readChannelState(stores);
  for (;;) {
    const state = await readChannelState(stores);
    assertUnmoved(names, first, state.active);
    const proposal = await propose(state, isHeadActive(state));
    if (!proposal) {
      if (state.active) return { ...state.active, changed: false };
      throw new Error(`nothing was proposed for the empty channel ${options.channel}`);
    }
    const { release, change } = proposal;
    const entry = await activateRelease(stores, state, release, change, options);
    if (entry) return { entry, release, canary: null, changed: true };
  }
}

function pinsExactly(release: Release, versions: VersionsOptions['versions']): boolean {
  const pinned: Partial<Record<string, string>> = pinnedVersions(release);
  const wanted = Object.entries(versions);
  return (
    wanted.length === Object.keys(pinned).length &&
    wanted.every(([name, version]) => pinned[name] === version)
  );
}

function assertUnmoved(
  names: readonly ArtifactName[],
  before: ChannelHead | null,
  now: ChannelHead | null,
): void {
  const earlier: Partial<Record<string, string>> = before ? pinnedVersions(before.release) : {};
  const later: Partial<Record<string, string>> = now ? pinnedVersions(now.release) : {};
  const touched = names.filter((name) => earlier[name] !== later[name]);
  if (touched.length > 0) throw refusalError(...touched.map((name) => conflictRefusal(name, now)));
}
