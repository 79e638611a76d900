import type { Canary } from '@huoban/contracts';
import { conflictRefusal, type ActOptions, type ActResult } from '../act';
import { changeChannel } from '../change-channel';
import { releaseId } from '../../registry/digests';
import { approveRelease } from '../../evidence/approve-release';
import { refusalError } from '../../refusal';
import { ReleaseStore } from '../../registry/release-store';
import { resolveRelease, type ReleaseTarget } from '../../release/release-target';
import { assertShare } from './canary-share';

/** Withdraw above twice the failure rate of the base, measured from 50 addresses on. */
export const DEFAULT_CANARY_LIMITS: Canary['limits'] = { factor: 2, visits: 50 };

export interface CanaryOptions extends ActOptions {
  target: ReleaseTarget;
  /** Percent of visitors, 1 to 100. */
  share: number;
  limits?: Canary['limits'];
  /** Reason for overriding missing evidence; recorded in the log. */
  force?: string | undefined;
}

/**
 * Serves a second release to a share of the visitors. Needs the same evidence as a promotion, because finishing it
 * activates the release without a further check.
 * @throws ReleaseRefused R024 when a canary runs, the share is invalid, or the release is the active one; R018 or R048
 * without evidence; R047 for development versions; R010 when the active release changed concurrently; otherwise as
 * `resolveRelease` and `changeChannel`
 */
export async function startCanary(registry: string, options: CanaryOptions): Promise<ActResult> {
  const { target, share, limits = DEFAULT_CANARY_LIMITS } = options;
  assertShare(share);
  const releases = new ReleaseStore(registry);
  let begun: { base: string; release: string; forced: string | null } | null = null;
  return changeChannel(registry, options, async (current) => {
    const base = current.entry.release;
    if (current.entry.canary) throw canaryExistsRefusal(options.channel, current.entry.canary);
    if (begun && begun.base !== base) throw refusalError(conflictRefusal('the channel', current));
    if (!begun) {
      const release = await resolveRelease(registry, releases, target, current.release);
      if (releaseId(release) === base) throw sameReleaseRefusal(options.channel);
      const forced = await approveRelease(registry, options, { release, current: current.release });
      begun = { base, release: await releases.save(release), forced };
    }
    const { release, forced } = begun;
    return { act: 'canary-start', canary: { release, share, limits }, forced };
  });
}

const canaryExistsRefusal = (channel: string, { release }: Canary) =>
  refusalError({
    code: 'R024',
    subject: channel,
    problem: `release ${release.slice(0, 12)} is already its canary`,
    remedy: 'Finish or withdraw that canary first.',
  });

const sameReleaseRefusal = (channel: string) =>
  refusalError({
    code: 'R024',
    subject: channel,
    problem: 'this release is already active',
    remedy: 'Select another release or other versions.',
  });
