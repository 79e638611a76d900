import type { Signer } from '../keys/signer';
import type { Evidence } from './evidence';
import { EvidenceStore } from './evidence-store';
import { refusalError } from '../refusal';
import { ReleaseStore } from '../registry/release-store';
import type { SmokeReport } from './smoke-report';

export interface EvidenceOptions {
  signer: Signer;
  author: string;
  /** Expected release, id or prefix. */
  release?: string | undefined;
}

/**
 * Stores a report as signed evidence for its release. Failed runs are stored too and block the release.
 * @throws ReleaseRefused R043 when the report covers another release, or one that the registry does not have
 */
export async function recordEvidence(
  registry: string,
  report: SmokeReport,
  { signer, author, release = '' }: EvidenceOptions,
): Promise<Evidence> {
  const known = await new ReleaseStore(registry).findIds(report.release);
  if (!report.release.startsWith(release)) {
    throw reportRefusal(report, `it covers release ${report.release.slice(0, 12)}, not ${release}`);
  }
  if (known.length === 0)
    throw reportRefusal(report, `the registry has no release ${report.release}`);
  return new EvidenceStore(registry).save(signer, {
    format: 1,
    release: report.release,
    tool: report.tool,
    version: report.version,
    url: report.url,
    at: report.at,
    passed: report.failures.length === 0,
    checks: report.checks,
    failures: report.failures,
    ...(report.scope && { scope: report.scope }),
    author,
  });
}

const reportRefusal = ({ url }: SmokeReport, problem: string) =>
  refusalError({
    code: 'R043',
    subject: `the report of ${url}`,
    problem,
    remedy: 'Check `/-/health` of that address and run the checks against the expected release.',
  });
