import type { EvidenceStatus } from '../evidence/find-evidence';
import type { Plan } from '../acts/plan/plan-change';
import { formatRefusal } from '../refusal';
import { formatReleaseDiff } from './format-diff';

/** Lines of text; the last one states the outcome. */
export function formatPlan(plan: Plan): string[] {
  const { act, channel, inForce, release, changes, endsCanary, diff, evidence, refusals } = plan;
  const before = inForce
    ? `entry ${inForce.sequence}, release ${inForce.release.slice(0, 12)}`
    : 'no release';
  return [
    `${act} on ${channel}: ${before} → ${release ? `release ${release.slice(0, 12)}` : 'no release'}`,
    ...(diff ? formatReleaseDiff(diff).map((line) => `  ${line}`) : []),
    ...(endsCanary && changes ? [`Ends the canary ${endsCanary.slice(0, 12)}.`] : []),
    ...(evidence ? [evidenceLine(evidence)] : []),
    ...refusals.map(formatRefusal),
    verdict(plan),
  ];
}

function verdict({ changes, refusals }: Plan): string {
  if (refusals.length > 0) return `Would be refused, ${refusals.length} refusals.`;
  return changes ? 'Would be done.' : 'Already active; no entry would be added.';
}

function evidenceLine(evidence: EvidenceStatus): string {
  switch (evidence.kind) {
    case 'exact':
      return `Evidence: ${evidence.evidence.checks} checks at ${evidence.evidence.at}, ${evidence.evidence.url}.`;
    case 'carried':
      return evidence.from.length === 0
        ? 'Evidence: no new version with this shell.'
        : `Evidence: carried over from ${evidence.from.length} releases with the same shell.`;
    case 'missing':
      return evidence.partial && !evidence.failed ? 'Evidence: incomplete.' : 'Evidence: missing.';
  }
}
