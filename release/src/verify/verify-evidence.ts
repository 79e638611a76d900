import { canonicalJson } from '../registry/canonical-json';
import { evidenceSchema } from '../evidence/evidence';
import type { TrustedKeys } from '../keys/trusted-keys';
import { findSignatureFault } from '../keys/signed-document';
import { DocumentTooLarge, type Storage } from '../storage/storage';
import type { Fault } from './verify-report';

const MAX_BYTES = 256 * 1024;

/**
 * Verifies format, signature and location of one evidence document.
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
    if (canonicalJson(evidence) !== text) return fault('altered', 'is not canonical JSON');
    const isInPlace = key.startsWith(`evidence/${evidence.release}/`);
    return isInPlace ? [] : fault('broken', 'covers another release');
  } catch (error) {
    const problem = error instanceof DocumentTooLarge ? error.message : 'is damaged';
    return fault('altered', problem);
  }
}
