import fs from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Release } from '@huoban/contracts';
import { RECORD_FILE } from '../../registry/artifact-layout';
import type { ArtifactName } from '../../registry/artifact-names';
import type { ArtifactStore } from '../../registry/artifact-store';
import { integrityOf } from '../../registry/digests';
import { listFolderIfExists } from '../files/read-file';
import { hashRegularFile } from '../files/read-regular-file';
import { replaceFile } from '../files/write-file';
import {
  createMirroredVersion,
  listMirroredVersions,
  type MirroredFile,
  type MirroredVersion,
} from './mirrored-version';
import { DocumentTooLarge } from '../storage';

const MAX_CONCURRENT_FILES = 8;
const KEEP_MS = 7 * 86_400_000;

/** Called for each file that is left out. @param version `name@version` */
export type DamageListener = (version: string, problem: string) => void;

/**
 * Published versions as a local folder, for processes that read them synchronously. A registry that stores its artifacts
 * in a folder is used directly; others are copied to `<folder>/artifacts/<name>/<version>/<file>`. Copies that do not match
 * the hashes of the release are never written, and removed when an earlier run left them.
 */
export class ArtifactMirror {
  /** Finished and running copies, by version folder and hash of its record. */
  private readonly copies = new Map<string, Promise<boolean>>();
  private readonly needed = new Set<string>();

  /**
   * @param cache folder of the copies, one per process
   */
  constructor(
    private readonly store: ArtifactStore,
    private readonly cache: string,
    private readonly onDamage: DamageListener,
  ) {}

  /** Folder to read, with the layout of a registry. */
  get folder(): string {
    return this.store.isRemote ? this.cache : this.store.registry;
  }

  /**
   * Copies every version that a release names, fallbacks included. A file that is missing or altered in the registry is
   * left out, so that only its version is damaged; the next call retries it.
   * @returns the folder
   * @throws StorageFailed when the source cannot be reached
   */
  async ensure(release: Release): Promise<string> {
    if (this.store.isRemote) {
      const versions = listMirroredVersions(release);
      await Promise.all(versions.map((version) => this.ensureVersion(version)));
      await this.dropOld();
    }
    return this.folder;
  }

  /**
   * Copies a version that no current release names, for tabs opened earlier. Does nothing when it is not published.
   * @throws StorageFailed when the source cannot be reached, ReleaseRefused when its record is damaged
   */
  async fetch(name: ArtifactName, version: string): Promise<void> {
    const stored = this.store.isRemote ? await this.store.read(name, version) : null;
    if (stored) await this.ensureVersion(createMirroredVersion(stored.record, stored.hash));
  }

  private ensureVersion(version: MirroredVersion): Promise<boolean> {
    const key = `${version.folder} ${version.record.integrity}`;
    const known = this.copies.get(key);
    if (known) return known;
    this.needed.add(version.folder);
    const copy = this.copy(version);
    this.copies.set(key, copy);
    const forget = () => this.copies.delete(key);
    copy.then((complete) => complete || forget(), forget);
    return copy;
  }

  /** Copies the record last, so that its presence means a complete copy. @returns false when a file was left out */
  private async copy(version: MirroredVersion): Promise<boolean> {
    const copied = await pLimit(MAX_CONCURRENT_FILES).map(version.files, (file) =>
      this.copyFile(version, file),
    );
    return (await this.copyFile(version, version.record)) && copied.every(Boolean);
  }

  private async copyFile({ id, folder }: MirroredVersion, file: MirroredFile): Promise<boolean> {
    const key = `artifacts/${folder}/${file.path}`;
    const target = path.join(this.cache, key);
    const existing = await hashRegularFile(target, file.maxBytes).catch(() => null);
    if (existing?.integrity === file.integrity) return true;
    const content = await this.store.storage.read(key, file.maxBytes).catch(ignoreTooLarge);
    if (content instanceof Buffer && integrityOf(content) === file.integrity) {
      await replaceFile(target, content);
      return true;
    }
    await fs.rm(target, { force: true });
    this.onDamage(id, `${file.path} ${content === null ? 'is missing' : 'was altered'}`);
    return false;
  }

  /** Removes versions that this process does not need and that are older than a week. */
  private async dropOld(): Promise<void> {
    const root = path.join(this.cache, 'artifacts');
    for (const name of await listFolderIfExists(root)) {
      for (const version of await listFolderIfExists(path.join(root, name))) {
        const folder = path.join(root, name, version);
        if (this.needed.has(`${name}/${version}`) || !(await isOld(folder))) continue;
        await fs.rm(folder, { recursive: true, force: true });
      }
    }
  }
}

async function isOld(folder: string): Promise<boolean> {
  const record = await fs.stat(path.join(folder, RECORD_FILE)).catch(() => null);
  return record === null || Date.now() - record.mtimeMs > KEEP_MS;
}

function ignoreTooLarge(error: unknown): DocumentTooLarge {
  if (error instanceof DocumentTooLarge) return error;
  throw error;
}
