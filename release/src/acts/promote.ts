import type { Release } from '@huoban/contracts';
import type { ActOptions, ActResult } from './act';
import { ARTIFACT_NAMES, type ArtifactName } from '../registry/artifact-names';
import { ArtifactStore } from '../registry/artifact-store';
import { readChannelHead, type ChannelHead } from '../channel/channel-head';
import { checkRelease } from '../release/compose-release';
import { releaseId } from '../registry/digests';
import { approveRelease } from '../evidence/approve-release';
import type { TrustedKeys } from '../keys/trusted-keys';
import { pinnedVersions } from '../release/pins';
import { activateVersions, appendWithRetry, type ApproveRelease } from './activate-versions';
import { refusalError, ReleaseRefused } from '../refusal';

export interface PromoteOptions extends ActOptions {
  /** Channel whose release is taken; `channel` is the one that gets it. */
  from: string;
  /** Only these artifacts; everything else stays as it is on `channel`. */
  only?: readonly ArtifactName[] | undefined;
  /** Why missing evidence is overridden; kept in the log. */
  force?: string | undefined;
}

/**
 * Puts the release of one channel in force on another, under the same id; with `only`, a release that is derived from the
 * one in force there. When others move other artifacts in between, a derived release is made again on top of theirs; its
 * evidence carries over.
 * @throws ReleaseRefused R019 when there is nothing to promote, R018 or R048 without evidence, R047 for versions made
 * for development, R010 when the same artifacts were moved in between, and as `composeRelease`
 */
export async function promote(registry: string, options: PromoteOptions): Promise<ActResult> {
  const { trusted } = options.signer;
  const source = await readPromotionSource(registry, { ...options, trusted });
  const approve = approvePromotion(registry, options, source);
  if (!options.only) return promoteWhole(registry, options, source.release, approve);
  const pinned = pinnedVersions(source.release);
  const versions = Object.fromEntries(options.only.map((name) => [name, pinned[name]]));
  return activateVersions(registry, { ...options, versions }, approve);
}

/** The release that a promotion takes. @throws ReleaseRefused R019 */
export async function readPromotionSource(
  registry: string,
  { from, channel, trusted }: { from: string; channel: string; trusted: TrustedKeys },
): Promise<ChannelHead> {
  const source = from === channel ? null : await readChannelHead(registry, from, trusted);
  if (source) return source;
  throw refusalError({
    code: 'R019',
    subject: `${from} to ${channel}`,
    problem: from === channel ? 'both are the same channel' : `${from} has no release in force`,
    remedy: 'Pin versions on the channel that you promote from, or name another with --from.',
  });
}

const approvePromotion =
  (
    registry: string,
    options: PromoteOptions,
    { entry: { sequence } }: ChannelHead,
  ): ApproveRelease =>
  async (release, current) => ({
    act: 'promote',
    origin: { channel: options.from, sequence },
    forced: await approveRelease(registry, options, {
      release,
      current: current && current.release,
    }),
  });

/** The same id travels, so the release is judged again but not made again. */
function promoteWhole(
  registry: string,
  options: PromoteOptions,
  release: Release,
  approve: ApproveRelease,
): Promise<ActResult> {
  const store = new ArtifactStore(registry);
  const id = releaseId(release);
  const verified = new Set<string>();
  return appendWithRetry(registry, options, ARTIFACT_NAMES, async ({ active }, isTip) => {
    if (isTip && active?.entry.release === id) return null;
    const versions = pinnedVersions(release);
    const before = active && active.release;
    const { refusals } = await checkRelease(store, { versions, current: before, verified });
    if (refusals.length > 0) throw new ReleaseRefused(refusals);
    return { release, change: await approve(release, active) };
  });
}
