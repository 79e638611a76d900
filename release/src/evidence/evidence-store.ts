import { canonicalJson } from '../registry/canonical-json';
import { sha256 } from '../registry/digests';
import type { Signer } from '../keys/signer';
import type { TrustedKeys } from '../keys/trusted-keys';
import { findSignatureFault, signDocument } from '../keys/signed-document';
import { openRegistry } from '../storage/open-registry';
import type { Storage } from '../storage/storage';
import { evidenceSchema, type Evidence, type EvidenceContent } from './evidence';
import { parseDocument } from '../registry/parse-document';

const MAX_BYTES = 256 * 1024;
const HASH_DIGITS = 12;

/** Evidence documents of a registry. Only those signed by a trusted manager's key are returned. */
export class EvidenceStore {
  private readonly storage: Storage;

  constructor(registry: string) {
    this.storage = openRegistry(registry).artifacts;
  }

  /** Signs and stores evidence. */
  async save(signer: Signer, content: EvidenceContent): Promise<Evidence> {
    const evidence: Evidence = signDocument(signer, content);
    const text = canonicalJson(evidence);
    // Sorts by time and is a valid file name everywhere.
    const time = content.at.replaceAll(':', '-');
    const file = `${time}-${sha256(text).slice(0, HASH_DIGITS)}.json`;
    await this.storage.create(`${evidenceFolder(content.release)}/${file}`, text);
    return evidence;
  }

  /** Valid evidence of one release, newest first. */
  async list(release: string, trusted: TrustedKeys): Promise<Evidence[]> {
    const files = await this.storage.list(evidenceFolder(release));
    const read = await Promise.all(
      files.map((file) => this.storage.read(`${evidenceFolder(release)}/${file}`, MAX_BYTES)),
    );
    return read
      .flatMap((content) => (content && parseDocument(evidenceSchema, content)) ?? [])
      .filter((evidence) => evidence.release === release && isValid(evidence, trusted))
      .sort((a, b) => b.at.localeCompare(a.at));
  }

  /** Ids of releases with evidence. */
  listReleases(): Promise<string[]> {
    return this.storage.list('evidence');
  }

  /** Removes all evidence of a release. */
  remove(release: string): Promise<void> {
    return this.storage.remove(evidenceFolder(release));
  }
}

const evidenceFolder = (release: string): string => `evidence/${release}`;

function isValid(evidence: Evidence, trusted: TrustedKeys): boolean {
  const key = trusted.find(evidence.signature.key);
  if (!key || key.isRevoked || key.record.role !== 'manager') return false;
  return !key.isExpired(Date.parse(evidence.at)) && findSignatureFault(evidence, trusted) === null;
}
