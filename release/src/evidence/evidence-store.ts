import { canonicalJson } from '../registry/canonical-json';
import { sha256 } from '../registry/digests';
import type { TrustedKeys } from '../keys/trusted-keys';
import { openRegistry } from '../storage/open-registry';
import type { Storage } from '../storage/storage';
import { evidenceSchema, type Evidence } from './evidence';
import { findEvidenceFault } from './evidence-fault';
import { parseDocument } from '../registry/parse-document';

const MAX_BYTES = 256 * 1024;
const HASH_DIGITS = 12;

/** Evidence documents of a registry. Only those signed by a trusted tester's key are returned. */
export class EvidenceStore {
  private readonly storage: Storage;

  constructor(registry: string) {
    this.storage = openRegistry(registry).artifacts;
  }

  async save(evidence: Evidence): Promise<void> {
    const text = canonicalJson(evidence);
    // Sorts by time and is a valid file name everywhere.
    const time = evidence.at.replaceAll(':', '-');
    const file = `${time}-${sha256(text).slice(0, HASH_DIGITS)}.json`;
    await this.storage.create(`${evidenceFolder(evidence.release)}/${file}`, text);
  }

  /** Valid evidence of one release, newest first. */
  async list(release: string, trusted: TrustedKeys): Promise<Evidence[]> {
    const files = await this.storage.list(evidenceFolder(release));
    const read = await Promise.all(
      files.map((file) => this.storage.read(`${evidenceFolder(release)}/${file}`, MAX_BYTES)),
    );
    return read
      .flatMap((content) => (content && parseDocument(evidenceSchema, content)) ?? [])
      .filter(
        (evidence) => evidence.release === release && findEvidenceFault(evidence, trusted) === null,
      )
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
