import fs from 'node:fs/promises';
import path from 'node:path';
import {
  ArtifactStore,
  integrityOf,
  isArtifactName,
  readRegularFile,
  type ArtifactName,
  type ArtifactMirror,
} from '@huoban/release';
import type { FileRecord, Release } from '@huoban/contracts';
import { LRUCache } from 'lru-cache';

interface CachedFile {
  mtimeMs: number;
  size: number;
  content: Buffer;
}

interface PublishedVersion {
  name: ArtifactName;
  version: string;
}

type Damage = 'missing' | 'altered';

const MAX_CACHED_BYTES = 64 * 1024 * 1024;
const MAX_CACHED_RECORDS = 100;

/**
 * Client files of every published version. Files of pinned versions are verified against the release, older ones
 * (requested by open tabs) against their own record. Content is cached and verified again when the file changes.
 */
export class AssetFiles {
  private readonly store: ArtifactStore;
  private readonly cache = new LRUCache<string, CachedFile>({
    maxSize: MAX_CACHED_BYTES,
    // An empty file would have a size of 0, which the cache refuses.
    sizeCalculation: ({ size }) => size + 1,
  });
  /** A failed read is not cached: the version may be published later. */
  private readonly records = new LRUCache<string, Record<string, FileRecord>, PublishedVersion>({
    max: MAX_CACHED_RECORDS,
    fetchMethod: (_key, _stale, { context }) => this.readRecord(context),
  });
  private releaseFiles: readonly Release['files'][] = [];

  /**
   * @param folders with the layout of a registry, itself or its mirror first; a file that is damaged in one is read from
   *   the next
   * @param onDamage called with `name@version` and the problem
   * @param mirror fetches older versions of a remote registry
   */
  constructor(
    private readonly folders: readonly [string, ...string[]],
    private readonly onDamage: (version: string, problem: string) => void,
    private readonly mirror?: Pick<ArtifactMirror, 'fetch'>,
  ) {
    this.store = new ArtifactStore(folders[0]);
  }

  /** Replaces the releases whose hashes are used. */
  setReleases(releases: readonly Release[]): void {
    this.releaseFiles = releases.map(({ files }) => files);
  }

  /** Null for a file that was not published or does not match its hash. */
  async read(name: string, version: string, file: string): Promise<Buffer | null> {
    const expected = await this.findRecord(name, version, file);
    if (!expected) return null;
    const key = path.posix.join('artifacts', name, version, file);
    let isMissing = true;
    for (const folder of this.folders) {
      const content = await this.readFrom(path.join(folder, key), expected);
      if (content instanceof Buffer) return content;
      if (content === 'altered') isMissing = false;
    }
    this.onDamage(`${name}@${version}`, `${file} ${isMissing ? 'is missing' : 'was altered'}`);
    return null;
  }

  private async readFrom(full: string, expected: FileRecord): Promise<Buffer | Damage> {
    const stat = await fs.stat(full).catch(() => null);
    const cached = this.cache.get(full);
    if (stat && cached?.mtimeMs === stat.mtimeMs && cached.size === stat.size)
      return cached.content;
    this.cache.delete(full);
    if (!stat) return 'missing';
    const content = await readRegularFile(full, expected.bytes).catch(() => null);
    if (!content || integrityOf(content) !== expected.integrity) return 'altered';
    this.cache.set(full, { mtimeMs: stat.mtimeMs, size: stat.size, content });
    return content;
  }

  private async findRecord(
    name: string,
    version: string,
    file: string,
  ): Promise<FileRecord | null> {
    const key = `${name}/${version}/${file}`;
    const pinned = this.releaseFiles.find((files) => Object.hasOwn(files, key));
    if (pinned) return pinned[key] ?? null;
    // A version is one folder name: no path can lead out of the registry.
    if (!isArtifactName(name) || !/^[\w.-]+$/.test(version) || version.startsWith('.')) return null;
    const context = { name, version };
    return (await this.records.fetch(`${name}/${version}`, { context }))?.[file] ?? null;
  }

  private async readRecord({
    name,
    version,
  }: PublishedVersion): Promise<Record<string, FileRecord> | undefined> {
    try {
      await this.mirror?.fetch(name, version);
      return (await this.store.read(name, version))?.record.files;
    } catch {
      return undefined;
    }
  }
}
