import type { TrustedKeys } from '../keys/trusted-keys';
import { refusalError } from '../refusal';
import { ReleaseStore } from '../registry/release-store';
import type { Evidence } from './evidence';
import { findEvidenceFault, unsignedRefusal } from './evidence-fault';
import { EvidenceStore } from './evidence-store';

export interface EvidenceOptions {
  trusted: TrustedKeys;
  /** Expected release, id or prefix. */
  release?: string | undefined;
}

/**
 * Stores a signed report as evidence for its release. Failed runs are stored too and block the release.
 * @throws ReleaseRefused R043 when the report covers another release, or one that the registry does not have; R060 when no
 * trusted tester's key signed it
 */
export async function recordEvidence(
  registry: string,
  evidence: Evidence,
  { trusted, release = '' }: EvidenceOptions,
): Promise<void> {
  const subject = `the report of ${evidence.url}`;
  const fault = findEvidenceFault(evidence, trusted);
  if (fault !== null) throw unsignedRefusal(subject, `it ${fault}`);
  const known = await new ReleaseStore(registry).findIds(evidence.release);
  if (!evidence.release.startsWith(release)) {
    const covered = evidence.release.slice(0, 12);
    throw releaseRefusal(subject, `it covers release ${covered}, not ${release}`);
  }
  if (known.length === 0)
    throw releaseRefusal(subject, `the registry has no release ${evidence.release}`);
  await new EvidenceStore(registry).save(evidence);
}

const releaseRefusal = (subject: string, problem: string) =>
  refusalError({
    code: 'R043',
    subject,
    problem,
    remedy: 'Check `/-/health` of that address and run the checks against the expected release.',
  });
