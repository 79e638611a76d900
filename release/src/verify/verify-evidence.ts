import { canonicalJson } from '../registry/canonical-json';
import { evidenceSchema } from '../evidence/evidence';
import type { TrustedKeys } from '../keys/trusted-keys';
import { findSignatureFault } from '../keys/signed-document';
import { DocumentTooLarge, type Storage } from '../storage/storage';
import type { Fault } from './verify-report';

const MAX_BYTES = 256 * 1024;

/**
 * One evidence document: form, signature, and that it lies with the release that it speaks about.
 * @param key `evidence/<release>/<file>`
 */
export async function verifyEvidence(
  storage: Storage,
  key: string,
  trusted: TrustedKeys,
): Promise<Fault[]> {
  const fault = (kind: Fault['kind'], problem: string): Fault[] => [
    { kind, subject: key, problem },
  ];
  try {
    const text = (await storage.read(key, MAX_BYTES))?.toString('utf8') ?? '';
    const evidence = evidenceSchema.parse(JSON.parse(text));
    const problem = findSignatureFault(evidence, trusted);
    if (problem) return fault('untrusted', problem);
    if (canonicalJson(evidence) !== text) return fault('altered', 'it was spelled anew');
    const isAtHome = key.startsWith(`evidence/${evidence.release}/`);
    return isAtHome ? [] : fault('broken', 'it speaks about another release');
  } catch (error) {
    const problem = error instanceof DocumentTooLarge ? error.message : 'it is damaged';
    return fault('altered', problem);
  }
}
