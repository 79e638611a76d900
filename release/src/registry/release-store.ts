import type { Release } from '@huoban/contracts';
import { canonicalJson } from './canonical-json';
import { releaseId, sha256 } from './digests';
import { releaseSchema } from './documents';
import { openRegistry } from '../storage/open-registry';
import { DocumentTooLarge, type Storage } from '../storage/storage';

const MAX_RELEASE_BYTES = 4 * 1024 * 1024;

/** A release document is missing, altered or invalid. */
export class ReleaseUnreadable extends Error {
  override name = 'ReleaseUnreadable';

  constructor(
    readonly id: string,
    problem: string,
  ) {
    super(`release ${id.slice(0, 12)} ${problem}`);
  }
}

/** Releases in `<registry>/releases/<id>.json`, as canonical JSON. */
export class ReleaseStore {
  private readonly storage: Storage;

  constructor(registry: string) {
    this.storage = openRegistry(registry).artifacts;
  }

  /** Stores a release; repairs a damaged document of the same id. @returns the id */
  async save(release: Release): Promise<string> {
    const id = releaseId(release);
    const content = canonicalJson(release);
    if (await this.storage.create(keyOf(id), content)) return id;
    const stored = await this.storage.read(keyOf(id), MAX_RELEASE_BYTES).catch(ignoreTooLarge);
    if (stored?.toString('utf8') !== content) await this.storage.replace(keyOf(id), content);
    return id;
  }

  /** @throws ReleaseUnreadable when it is missing, altered or of an unknown format */
  async read(id: string): Promise<Release> {
    const content = await this.storage.read(keyOf(id), MAX_RELEASE_BYTES);
    if (content === null) throw new ReleaseUnreadable(id, 'is missing');
    if (sha256(content) !== id) throw new ReleaseUnreadable(id, 'does not match its id');
    const parsed = releaseSchema.safeParse(JSON.parse(content.toString('utf8')));
    if (!parsed.success)
      throw new ReleaseUnreadable(id, `has an unknown format: ${parsed.error.message}`);
    return parsed.data;
  }

  /** Every release with the time at which it was first stored. */
  async all(): Promise<{ id: string; at: Date }[]> {
    const found = await Promise.all(
      (await this.findIds('')).map(async (id) => {
        const at = await this.storage.writtenAt(keyOf(id));
        return at ? [{ id, at }] : [];
      }),
    );
    return found.flat();
  }

  /** Does nothing when the release does not exist. */
  remove(id: string): Promise<void> {
    return this.storage.remove(keyOf(id));
  }

  /** Ids with this prefix. */
  async findIds(prefix: string): Promise<string[]> {
    const files = await this.storage.list('releases');
    return files
      .filter((file) => file.endsWith('.json') && file.startsWith(prefix))
      .map((file) => file.slice(0, -'.json'.length));
  }
}

function ignoreTooLarge(error: unknown): null {
  if (error instanceof DocumentTooLarge) return null;
  throw error;
}

const keyOf = (id: string): string => `releases/${id}.json`;
