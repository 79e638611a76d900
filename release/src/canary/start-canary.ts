import type { Canary } from '@huoban/contracts';
import { moved, type ActOptions, type ActResult } from '../act';
import { changeChannel } from '../change-channel';
import { releaseId } from '../digests';
import { admitRelease } from '../evidence/admit-release';
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
  /** Why missing evidence is overridden; kept in the log. */
  force?: string | undefined;
}

/**
 * Gives a second release to a share of the visitors. It asks for the same evidence as a promotion: it reaches visitors,
 * and finishing it gives it to all of them.
 * @throws ReleaseRefused R024 when there is a canary already, the share is none, or it is the release in force; R018 or
 * R048 without evidence; R047 for versions made for development; R010 when the release in force was moved in between; otherwise as `releaseFor` and `changeChannel`
 */
export async function startCanary(registry: string, options: CanaryOptions): Promise<ActResult> {
  const { target, share, limits = USUAL_LIMITS } = options;
  assertShare(share);
  const releases = new ReleaseStore(registry);
  let begun: { base: string; release: string; forced: string | null } | null = null;
  return changeChannel(registry, options, async (current) => {
    const base = current.entry.release;
    if (current.entry.canary) throw taken(options.channel, current.entry.canary);
    if (begun && begun.base !== base) throw refuse(moved('the channel', current));
    if (!begun) {
      const release = await releaseFor(registry, releases, target, current.release);
      if (releaseId(release) === base) throw sameAsBase(options.channel);
      const forced = await admitRelease(registry, options, { release, current: current.release });
      begun = { base, release: await releases.save(release), forced };
    }
    const { release, forced } = begun;
    return { act: 'canary-start', canary: { release, share, limits }, forced };
  });
}

const taken = (channel: string, { release }: Canary) =>
  refuse({
    code: 'R024',
    subject: channel,
    problem: `release ${release.slice(0, 12)} is its canary already`,
    remedy: 'Finish or withdraw that one first.',
  });

const sameAsBase = (channel: string) =>
  refuse({
    code: 'R024',
    subject: channel,
    problem: 'this release is in force for everybody already',
    remedy: 'Name another release or other versions.',
  });
