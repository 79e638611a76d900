import { checkDevelopmentVersions } from '../checks/development-checks';
import type { Signer } from '../keys/signer';
import { ReleaseRefused } from '../refusal';
import type { ReleaseCandidate } from './find-evidence';
import { checkEvidence } from './evidence-rules';

export interface ApprovalOptions {
  channel: string;
  signer: Pick<Signer, 'trusted'>;
  /** Why missing evidence is overridden. */
  force?: string | undefined;
  /** Lets a release pass that nothing speaks for. */
  withoutEvidence?: boolean;
}

/**
 * Lets a release on a channel, by what was found out about it.
 * @returns why missing evidence was overridden, for the log; null when it was not missing
 * @throws ReleaseRefused R047 for versions made for development; R018 or R048 when evidence is missing and nothing
 * overrides it
 */
export async function approveRelease(
  registry: string,
  { channel, signer, force, withoutEvidence = false }: ApprovalOptions,
  candidate: ReleaseCandidate,
): Promise<string | null> {
  const developed = checkDevelopmentVersions(channel, candidate.release);
  if (developed.length > 0) throw new ReleaseRefused(developed);
  const refusals = await checkEvidence(registry, channel, candidate, signer.trusted);
  // Only what really overrode something is called forced.
  if (refusals.length === 0) return null;
  if (force === undefined && !withoutEvidence) throw new ReleaseRefused(refusals);
  return force ?? null;
}
