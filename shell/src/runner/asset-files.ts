import fs from 'node:fs/promises';
import path from 'node:path';
import { ArtifactStore, integrityOf, isArtifactName } from '@huoban/release';
import type { FileRecord, Release } from '@huoban/contracts';

interface Checked {
  mtimeMs: number;
  size: number;
  content: Buffer;
}

const KEPT_BYTES = 64 * 1024 * 1024;

/**
 * Client files of every published version: pinned ones compared with the release's hash, older ones (open tabs still
 * ask for them) with their own record. Content stays in memory up to a limit, compared again when the file changes.
 */
export class AssetFiles {
  private readonly store: ArtifactStore;
  private readonly checked = new Map<string, Checked>();
  private readonly records = new Map<string, Record<string, FileRecord>>();
  private bytes = 0;
  private pinned: Release['files'] = {};

  /** @param onDamage hears `name@version` and what is wrong */
  constructor(
    private readonly registry: string,
    private readonly onDamage: (version: string, problem: string) => void,
  ) {
    this.store = new ArtifactStore(registry);
  }

  serve(release: Release): void {
    this.pinned = release.files;
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
    const pinned = this.pinned[`${name}/${version}/${file}`];
    if (pinned) return pinned;
    return (await this.recordOf(name, version))?.[file] ?? null;
  }

  private async recordOf(
    name: string,
    version: string,
  ): Promise<Record<string, FileRecord> | null> {
    // A version is one folder name: nothing that leads elsewhere is looked for.
    if (!isArtifactName(name) || !/^[\w.-]+$/.test(version) || version.startsWith('.')) return null;
    const key = `${name}/${version}`;
    const known = this.records.get(key);
    if (known) return known;
    const stored = await this.store.read(name, version).catch(() => null);
    if (stored) this.records.set(key, stored.record.files);
    return stored?.record.files ?? null;
  }

  private keep(key: string, entry: Checked): void {
    this.checked.set(key, entry);
    this.bytes += entry.size;
    for (const oldest of this.checked.keys()) {
      if (this.bytes <= KEPT_BYTES) return;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.bytes -= this.checked.get(key)?.size ?? 0;
    this.checked.delete(key);
  }
}
