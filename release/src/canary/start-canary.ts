import type { Canary, Release } from '@huoban/contracts';
import { moved, type ActOptions, type Done } from '../act';
import { changeChannel } from '../change-channel';
import type { ChannelHead } from '../channel-head';
import { releaseId } from '../digests';
import { refuse } from '../refusal';
import { ReleaseStore } from '../release-store';
import { releaseFor, type ReleaseTarget } from '../release-target';
import { assertShare } from './canary-share';

/** Twice the failures of the base, once 200 visitors have seen it. */
export const USUAL_LIMITS: Canary['limits'] = { factor: 2, visits: 200 };

export interface CanaryOptions extends ActOptions {
  target: ReleaseTarget;
  /** Percent of visitors, 1 to 100. */
  share: number;
  limits?: Canary['limits'];
  /** Asked before the canary begins; throws what speaks against this release on this channel. */
  assertAccepted?: (release: Release) => Promise<void>;
}

/**
 * Gives a second release to a share of the visitors.
 * @throws ReleaseRefused R024 when there is a canary already, the share is none, or it is the release in force; R010
 * when the release in force was moved in between; otherwise as `releaseFor` and `changeChannel`
 */
export async function startCanary(registry: string, options: CanaryOptions): Promise<Done> {
  const { target, share, limits = USUAL_LIMITS } = options;
  assertShare(share);
  const releases = new ReleaseStore(registry);
  let begun: { base: string; release: string } | null = null;
  return changeChannel(registry, options, async (current) => {
    if (current.entry.canary) throw taken(current);
    if (begun && begun.base !== current.entry.release) throw refuse(moved('the channel', current));
    begun ??= {
      base: current.entry.release,
      release: await keep(releases, registry, options, target, current.release),
    };
    if (begun.release === begun.base) throw sameAsBase(options.channel);
    return { act: 'canary-start', canary: { release: begun.release, share, limits } };
  });
}

async function keep(
  releases: ReleaseStore,
  registry: string,
  { assertAccepted }: CanaryOptions,
  target: ReleaseTarget,
  current: Release,
): Promise<string> {
  const release = await releaseFor(registry, releases, target, current);
  if (releaseId(release) !== releaseId(current)) await assertAccepted?.(release);
  return releases.save(release);
}

const taken = ({ entry }: ChannelHead) =>
  refuse({
    code: 'R024',
    subject: entry.channel,
    problem: `release ${entry.canary?.release.slice(0, 12) ?? ''} is its canary already`,
    wayOut: 'Finish or withdraw that one first.',
  });

const sameAsBase = (channel: string) =>
  refuse({
    code: 'R024',
    subject: channel,
    problem: 'this release is in force for everybody already',
    wayOut: 'Name another release or other versions.',
  });
