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
  /** Source channel; `channel` is the target. */
  from: string;
  /** Only these artifacts; the others keep the versions of `channel`. */
  only?: readonly ArtifactName[] | undefined;
  /** Reason for overriding missing evidence; recorded in the log. */
  force?: string | undefined;
}

/**
 * Activates the release of one channel on another, under the same id; with `only`, a release derived from the active one
 * of the target. A derived release is derived again when other artifacts change concurrently; its evidence carries over.
 * @throws ReleaseRefused R019 when there is nothing to promote, R018 or R048 without evidence, R047 for development
 * versions, R010 when the same artifacts changed concurrently, and as `composeRelease`
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

/** Reads the release to promote. @throws ReleaseRefused R019 */
export async function readPromotionSource(
  registry: string,
  { from, channel, trusted }: { from: string; channel: string; trusted: TrustedKeys },
): Promise<ChannelHead> {
  const source = from === channel ? null : await readChannelHead(registry, from, trusted);
  if (source) return source;
  throw refusalError({
    code: 'R019',
    subject: `${from} to ${channel}`,
    problem:
      from === channel
        ? 'source and target are the same channel'
        : `channel ${from} has no release`,
    remedy: 'Pin versions on the source channel, or select another one with --from.',
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

/** The release keeps its id, so it is checked again but not composed again. */
function promoteWhole(
  registry: string,
  options: PromoteOptions,
  release: Release,
  approve: ApproveRelease,
): Promise<ActResult> {
  const store = new ArtifactStore(registry);
  const id = releaseId(release);
  const verified = new Set<string>();
  return appendWithRetry(registry, options, ARTIFACT_NAMES, async ({ active }, isHead) => {
    if (isHead && active?.entry.release === id) return null;
    const versions = pinnedVersions(release);
    const before = active && active.release;
    const { refusals } = await checkRelease(store, { versions, current: before, verified });
    if (refusals.length > 0) throw new ReleaseRefused(refusals);
    return { release, change: await approve(release, active) };
  });
}
