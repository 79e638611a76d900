import type { ActResult } from './act';
import { approveRelease } from '../evidence/approve-release';
import type { ChannelHead } from '../channel/channel-head';
import { activateVersions, type VersionsOptions } from './activate-versions';

export interface PinOptions extends VersionsOptions {
  /** Reason for overriding missing evidence; recorded in the log. */
  force?: string | undefined;
}

/** Pins need evidence on protected channels only. */
export const pinRequiresEvidence = (head: ChannelHead | null): boolean =>
  head !== null && head.entry.protected !== null;

/**
 * Activates published versions together. On a protected channel a pin needs the same evidence as a promotion.
 * @throws ReleaseRefused R018 or R048 without evidence, R047 for development versions, and as `activateVersions`
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
