import { canonicalJson } from '../canonical-json';
import { sha256 } from '../digests';
import type { Signer } from '../keys/signer';
import type { TrustedKeys } from '../keys/trusted-keys';
import { signatureFault, signed } from '../signing/signed-document';
import { openRegistry } from '../storage/open-registry';
import type { Storage } from '../storage/storage';
import { evidenceSchema, type Evidence, type EvidenceContent } from './evidence';

const LARGEST = 256 * 1024;
const HASH_DIGITS = 12;

/** The evidence of a registry. What a trusted manager's key did not sign does not count. */
export class EvidenceStore {
  readonly #storage: Storage;

  constructor(registry: string) {
    this.#storage = openRegistry(registry).artifacts;
  }

  /** Keeps what was found out, signed. */
  async save(signer: Signer, content: EvidenceContent): Promise<Evidence> {
    const evidence: Evidence = signed(signer, content);
    const text = canonicalJson(evidence);
    // Names sort by time, and no file system minds them.
    const time = content.at.replaceAll(':', '-');
    const file = `${time}-${sha256(text).slice(0, HASH_DIGITS)}.json`;
    await this.#storage.create(`${folderOf(content.release)}/${file}`, text);
    return evidence;
  }

  /** Everything that counts for one release, newest first. */
  async of(release: string, trusted: TrustedKeys): Promise<Evidence[]> {
    const files = await this.#storage.list(folderOf(release));
    const read = await Promise.all(
      files.map((file) => this.#storage.read(`${folderOf(release)}/${file}`, LARGEST)),
    );
    return read
      .flatMap((content) => (content && parse(content)) ?? [])
      .filter((evidence) => evidence.release === release && counts(evidence, trusted))
      .sort((a, b) => b.at.localeCompare(a.at));
  }

  /** Ids of the releases that have any evidence. */
  releases(): Promise<string[]> {
    return this.#storage.list('evidence');
  }

  /** Removes all evidence about a release. */
  remove(release: string): Promise<void> {
    return this.#storage.remove(folderOf(release));
  }
}

const folderOf = (release: string): string => `evidence/${release}`;

function counts(evidence: Evidence, trusted: TrustedKeys): boolean {
  const key = trusted.find(evidence.signature.key);
  if (!key || key.isRevoked || key.record.role !== 'manager') return false;
  return !key.isOver(Date.parse(evidence.at)) && signatureFault(evidence, trusted) === null;
}

function parse(content: Buffer): Evidence | null {
  try {
    return evidenceSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return null;
  }
}
