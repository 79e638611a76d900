import type { Release } from '@huoban/contracts';
import { canonicalJson } from './canonical-json';
import { releaseId, sha256 } from './digests';
import { releaseSchema } from './documents';
import { openRegistry } from '../storage/open-registry';
import { DocumentTooLarge, type Storage } from '../storage/storage';

const MAX_RELEASE_BYTES = 4 * 1024 * 1024;

/** A release document that is gone, altered or not understood. */
export class ReleaseUnreadable extends Error {
  override name = 'ReleaseUnreadable';

  constructor(
    readonly id: string,
    problem: string,
  ) {
    super(`release ${id.slice(0, 12)} ${problem}`);
  }
}

/** The releases under `<registry>/releases/<id>.json`, each written once as canonical JSON. */
export class ReleaseStore {
  private readonly storage: Storage;

  constructor(registry: string) {
    this.storage = openRegistry(registry).artifacts;
  }

  /** Keeps a release; a damaged document of the same id is repaired. @returns its id */
  async save(release: Release): Promise<string> {
    const id = releaseId(release);
    const content = canonicalJson(release);
    if (await this.storage.create(keyOf(id), content)) return id;
    const kept = await this.storage.read(keyOf(id), MAX_RELEASE_BYTES).catch(ignoreTooLarge);
    if (kept?.toString('utf8') !== content) await this.storage.replace(keyOf(id), content);
    return id;
  }

  /** @throws ReleaseUnreadable when it is missing, altered or of an unknown format */
  async read(id: string): Promise<Release> {
    const content = await this.storage.read(keyOf(id), MAX_RELEASE_BYTES);
    if (content === null) throw new ReleaseUnreadable(id, 'is missing');
    if (sha256(content) !== id) throw new ReleaseUnreadable(id, 'is not what its id says');
    const parsed = releaseSchema.safeParse(JSON.parse(content.toString('utf8')));
    if (!parsed.success)
      throw new ReleaseUnreadable(id, `has an unknown form: ${parsed.error.message}`);
    return parsed.data;
  }

  /** Every release with the instant at which it was first made. */
  async all(): Promise<{ id: string; at: Date }[]> {
    const found = await Promise.all(
      (await this.findIds('')).map(async (id) => {
        const at = await this.storage.writtenAt(keyOf(id));
        return at ? [{ id, at }] : [];
      }),
    );
    return found.flat();
  }

  /** Does nothing when there is no such release. */
  remove(id: string): Promise<void> {
    return this.storage.remove(keyOf(id));
  }

  /** Ids that begin with these characters. */
  async findIds(beginning: string): Promise<string[]> {
    const files = await this.storage.list('releases');
    return files
      .filter((file) => file.endsWith('.json') && file.startsWith(beginning))
      .map((file) => file.slice(0, -'.json'.length));
  }
}

function ignoreTooLarge(error: unknown): null {
  if (error instanceof DocumentTooLarge) return null;
  throw error;
}

const keyOf = (id: string): string => `releases/${id}.json`;
