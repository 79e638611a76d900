import { releaseId } from '../registry/digests';
import type { TrustedKeys } from '../keys/trusted-keys';
import type { Refusal, RefusalCode } from '../refusal';
import { findEvidence, type EvidenceStatus, type ReleaseCandidate } from './find-evidence';
import { requiresEvidence } from '../channel/visitor-channels';
import type { Evidence } from './evidence';
import { findScopeGaps } from './smoke-scope';

/** Whether `force` overrides the rule. */
export const isOverridable = (code: RefusalCode): boolean => code === 'R018' || code === 'R048';

/** R018 or R048 for a release without the evidence that the channel requires. */
export async function checkEvidence(
  registry: string,
  channel: string,
  candidate: ReleaseCandidate,
  trusted: TrustedKeys,
): Promise<Refusal[]> {
  if (!requiresEvidence(channel)) return [];
  return evidenceRefusals(
    releaseId(candidate.release),
    await findEvidence(registry, candidate, trusted),
  );
}

/** R018, or R048 when the only passed run was incomplete. */
export function evidenceRefusals(id: string, assessment: EvidenceStatus): Refusal[] {
  if (assessment.kind !== 'missing') return [];
  const { untested, failed, partial } = assessment;
  const subject = `release ${id.slice(0, 12)}`;
  if (partial && !failed) return [{ code: 'R048', subject, ...describePartialRun(partial, id) }];
  return [
    {
      code: 'R018',
      subject,
      problem: failed
        ? `the smoke run at ${failed.at} found ${failed.failures.length} failures, first: ${failed.failures[0] ?? 'unnamed'}`
        : `no smoke run covers it; untested with its shell: ${untested.join(', ')}`,
      remedy: `Serve it on staging and run \`pnpm release smoke --release ${id.slice(0, 12)} --url <staging>\`, or override with --force "<reason>", which is recorded in the log.`,
    },
  ];
}

const MAX_GAPS = 5;

function describePartialRun(
  { at, scope }: Evidence,
  id: string,
): Pick<Refusal, 'problem' | 'remedy'> {
  const gaps = findScopeGaps(scope);
  const more = gaps.length > MAX_GAPS ? ` and ${gaps.length - MAX_GAPS} more` : '';
  return {
    problem: `the smoke run at ${at} passed but was incomplete; missing: ${gaps.slice(0, MAX_GAPS).join('; ')}${more}`,
    remedy: `Run all checks: \`pnpm release smoke --release ${id.slice(0, 12)} --url <staging>\` (with --code-command and --phone where codes are sent by SMS), or override with --force "<reason>", which is recorded in the log.`,
  };
}
