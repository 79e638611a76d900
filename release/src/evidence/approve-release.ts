import { checkDevelopmentVersions } from '../checks/development-checks';
import type { Signer } from '../keys/signer';
import { ReleaseRefused } from '../refusal';
import type { ReleaseCandidate } from './find-evidence';
import { checkEvidence } from './evidence-rules';

export interface ApprovalOptions {
  channel: string;
  signer: Pick<Signer, 'trusted'>;
  /** Reason for overriding missing evidence. */
  force?: string | undefined;
  /** Accepts a release without evidence. */
  withoutEvidence?: boolean;
}

/**
 * Checks that a release has the evidence that the channel requires.
 * @returns the reason for overriding missing evidence, for the log; null when none was missing
 * @throws ReleaseRefused R047 for development versions; R018 or R048 when evidence is missing and not overridden
 */
export async function approveRelease(
  registry: string,
  { channel, signer, force, withoutEvidence = false }: ApprovalOptions,
  candidate: ReleaseCandidate,
): Promise<string | null> {
  const development = checkDevelopmentVersions(channel, candidate.release);
  if (development.length > 0) throw new ReleaseRefused(development);
  const refusals = await checkEvidence(registry, channel, candidate, signer.trusted);
  // Recorded as forced only when it overrode something.
  if (refusals.length === 0) return null;
  if (force === undefined && !withoutEvidence) throw new ReleaseRefused(refusals);
  return force ?? null;
}
