import type { Signer } from '../keys/signer';
import type { Evidence } from './evidence';
import { EvidenceStore } from './evidence-store';
import { refusalError } from '../refusal';
import { ReleaseStore } from '../registry/release-store';
import type { SmokeReport } from './smoke-report';

export interface EvidenceOptions {
  signer: Signer;
  author: string;
  /** Beginning of the id of the release that the run was meant for. */
  release?: string | undefined;
}

/**
 * Keeps a report as signed evidence about the release that it names. A run that failed is kept too: it then speaks
 * against the release.
 * @throws ReleaseRefused R043 when the report is about another release, or about one that the registry does not have
 */
export async function recordEvidence(
  registry: string,
  report: SmokeReport,
  { signer, author, release = '' }: EvidenceOptions,
): Promise<Evidence> {
  const known = await new ReleaseStore(registry).findIds(report.release);
  if (!report.release.startsWith(release)) {
    throw reportRefusal(
      report,
      `it is about release ${report.release.slice(0, 12)}, not ${release}`,
    );
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
    remedy:
      'Look at `/-/health` of that address, and run the checks against the release in question.',
  });
