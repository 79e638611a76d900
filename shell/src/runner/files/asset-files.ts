import fs from 'node:fs/promises';
import path from 'node:path';
import { ArtifactStore, integrityOf, isArtifactName, type ArtifactMirror } from '@huoban/release';
import type { FileRecord, Release } from '@huoban/contracts';
import { VersionCache } from './version-cache';

interface CachedFile {
  mtimeMs: number;
  size: number;
  content: Buffer;
}

const MAX_CACHED_BYTES = 64 * 1024 * 1024;
const MAX_CACHED_RECORDS = 100;

/**
 * Client files of every published version: pinned ones compared with the release's hash, older ones (open tabs still
 * ask for them) with their own record. Content stays in memory up to a limit, compared again when the file changes.
 */
export class AssetFiles {
  private readonly store: ArtifactStore;
  private readonly checked = new Map<string, CachedFile>();
  private readonly records = new VersionCache<Promise<Record<string, FileRecord> | null>>(
    MAX_CACHED_RECORDS,
  );
  private bytes = 0;
  private releaseFiles: readonly Release['files'][] = [];

  /**
   * @param onDamage hears `name@version` and what is wrong
   * @param mirror brings older versions into the folder, where the registry keeps them elsewhere
   */
  constructor(
    private readonly registry: string,
    private readonly onDamage: (version: string, problem: string) => void,
    private readonly mirror?: Pick<ArtifactMirror, 'fetch'>,
  ) {
    this.store = new ArtifactStore(registry);
  }

  /** Takes the hashes of these releases, in place of those named before. */
  setReleases(releases: readonly Release[]): void {
    this.releaseFiles = releases.map(({ files }) => files);
  }

  /** Null when no such file was published, or when it is not what its hash says. */
  async read(name: string, version: string, file: string): Promise<Buffer | null> {
    const expected = await this.expected(name, version, file);
    if (!expected) return null;
    const key = `${name}/${version}/${file}`;
    const full = path.join(this.registry, 'artifacts', name, version, file);
    const stat = await fs.stat(full).catch(() => null);
    const known = this.checked.get(key);
    if (stat && known?.mtimeMs === stat.mtimeMs && known.size === stat.size) return known.content;
    this.forget(key);
    const content = stat && (await fs.readFile(full).catch(() => null));
    if (!stat || !content || integrityOf(content) !== expected.integrity) {
      this.onDamage(`${name}@${version}`, `${file} ${content ? 'was altered' : 'is missing'}`);
      return null;
    }
    this.keep(key, { mtimeMs: stat.mtimeMs, size: stat.size, content });
    return content;
  }

  private async expected(name: string, version: string, file: string): Promise<FileRecord | null> {
    const key = `${name}/${version}/${file}`;
    const pinned = this.releaseFiles.find((files) => Object.hasOwn(files, key));
    if (pinned) return pinned[key] ?? null;
    return (await this.recordOf(name, version))?.[file] ?? null;
  }

  private async recordOf(
    name: string,
    version: string,
  ): Promise<Record<string, FileRecord> | null> {
    // A version is one folder name: nothing that leads elsewhere is looked for.
    if (!isArtifactName(name) || !/^[\w.-]+$/.test(version) || version.startsWith('.')) return null;
    const key = `${name}/${version}`;
    const files = await this.records.get(key, async () => {
      try {
        await this.mirror?.fetch(name, version);
        return (await this.store.read(name, version))?.record.files ?? null;
      } catch {
        return null;
      }
    });
    // It may be published later.
    if (!files) this.records.forget(key);
    return files;
  }

  private keep(key: string, entry: CachedFile): void {
    this.checked.set(key, entry);
    this.bytes += entry.size;
    for (const oldest of this.checked.keys()) {
      if (this.bytes <= MAX_CACHED_BYTES) return;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.bytes -= this.checked.get(key)?.size ?? 0;
    this.checked.delete(key);
  }
}
