import type { ActResult } from './act';
import { approveRelease } from '../evidence/approve-release';
import type { ChannelHead } from '../channel/channel-head';
import { activateVersions, type VersionsOptions } from './activate-versions';

export interface PinOptions extends VersionsOptions {
  /** Why missing evidence is overridden; kept in the log. */
  force?: string | undefined;
}

/** A protected channel is one whose managers have closed the short way. */
export const pinRequiresEvidence = (head: ChannelHead | null): boolean =>
  head !== null && head.entry.protected !== null;

/**
 * Puts published versions in force together. A protected channel asks for the same evidence as for a promotion.
 * @throws ReleaseRefused R018 or R048 without evidence, R047 for versions made for development, and as `putVersions`
 */
export const pin = (registry: string, options: PinOptions): Promise<ActResult> =>
  activateVersions(registry, options, async (release, current) => ({
    act: 'pin',
    forced: await approveRelease(
      registry,
      { ...options, withoutEvidence: !pinRequiresEvidence(current) },
      { release, current: current && current.release },
    ),
  }));
