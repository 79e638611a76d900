import { releaseId } from '../digests';
import type { TrustedKeys } from '../keys/trusted-keys';
import type { Refusal } from '../refusal';
import { assessEvidence, type Assessment, type Candidate } from './assess-evidence';

/** Channels whose releases no visitor gets. */
const WITHOUT_EVIDENCE = new Set(['staging', 'development']);

/** Whether a promotion to the channel asks for evidence: every channel does but `staging` and `development`. */
export const needsEvidence = (channel: string): boolean => !WITHOUT_EVIDENCE.has(channel);

/** R018 for a release that nothing speaks for; nothing for one that may go to the channel. */
export async function demandEvidence(
  registry: string,
  channel: string,
  candidate: Candidate,
  trusted: TrustedKeys,
): Promise<Refusal[]> {
  if (!needsEvidence(channel)) return [];
  return refusalOf(
    releaseId(candidate.release),
    await assessEvidence(registry, candidate, trusted),
  );
}

/** R018 in words. */
export function refusalOf(id: string, assessment: Assessment): Refusal[] {
  if (assessment.kind !== 'missing') return [];
  const { untested, failed } = assessment;
  return [
    {
      code: 'R018',
      subject: `release ${id.slice(0, 12)}`,
      problem: failed
        ? `the smoke run at ${failed.at} found ${failed.failures.length} failures, first: ${failed.failures[0] ?? 'unnamed'}`
        : `no smoke run speaks for it; untested beside its shell: ${untested.join(', ')}`,
      wayOut: `Serve it on staging and run \`pnpm release smoke --release ${id.slice(0, 12)} --url <staging>\`, or override with --force "<why>", which the log keeps.`,
    },
  ];
}
