import { signDocument } from '../keys/signed-document';
import { createDocumentSigner, readPrivateKey } from '../keys/signer';
import type { Evidence } from './evidence';
import type { SmokeReport } from './smoke-report';

/** Turns the report of a smoke run that just ended into evidence. */
export type ReportSigner = (report: SmokeReport, author: string) => Evidence;

/**
 * @param keyFile private key of a tester, PEM (PKCS8)
 * @throws ReleaseRefused R020 when it cannot be read
 */
export async function openReportSigner(keyFile: string): Promise<ReportSigner> {
  const signer = createDocumentSigner(await readPrivateKey(keyFile));
  return (report, author) =>
    signDocument(signer, {
      format: 1,
      ...report,
      passed: report.failures.length === 0,
      author,
    });
}
