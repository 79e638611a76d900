import fs from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@huoban/contracts';
import { RECORD_FILE } from '../../registry/artifact-layout';
import type { ArtifactName } from '../../registry/artifact-names';
import type { ArtifactStore } from '../../registry/artifact-store';
import { integrityOf } from '../../registry/digests';
import { listFolderIfExists, readFileIfExists } from '../files/read-file';
import { replaceFile } from '../files/write-file';
import { FolderStorage } from '../folder-storage';
import {
  createMirroredVersion,
  listMirroredVersions,
  type MirroredFile,
  type MirroredVersion,
} from './mirrored-version';
import { DocumentTooLarge } from '../storage';

const MAX_CONCURRENT_FILES = 8;
const KEEP_MS = 7 * 86_400_000;

/** @param version `name@version` */
export type DamageListener = (version: string, problem: string) => void;

/**
 * Published versions as a folder on the local disk, for programs that read them synchronously. Where the registry keeps
 * its artifacts in a folder that is the registry itself; otherwise copies `<folder>/artifacts/<name>/<version>/<file>`,
 * of which no byte is made, or left in place from an earlier run, that is not what the release says.
 */
export class ArtifactMirror {
  private readonly isRemote: boolean;
  /** Copies that are complete or under way, by version folder and hash of its record. */
  private readonly copies = new Map<string, Promise<boolean>>();
  private readonly needed = new Set<string>();

  /**
   * @param store where the versions are published
   * @param cache where copies are kept: one folder for each process
   * @param onDamage hears of files that were left out
   */
  constructor(
    private readonly store: ArtifactStore,
    private readonly cache: string,
    private readonly onDamage: DamageListener,
  ) {
    this.isRemote = !(store.storage instanceof FolderStorage);
  }

  /** To be read as a registry's folder. */
  get folder(): string {
    return this.isRemote ? this.cache : this.store.registry;
  }

  /**
   * Copies every version that a release names, fallbacks included. A file that is missing or altered at its source is
   * left out, which readers of the folder take for damage of that version alone; the next call tries again.
   * @returns the folder
   * @throws StorageFailed when the source cannot be reached
   */
  async ensure(release: Release): Promise<string> {
    if (this.isRemote) {
      const versions = listMirroredVersions(release);
      await Promise.all(versions.map((version) => this.ensureVersion(version)));
      await this.dropOld();
    }
    return this.folder;
  }

  /**
   * Copies a version that no release at hand names, for tabs that were opened before; its own record says what it is.
   * Does nothing when there is no such version.
   * @throws StorageFailed when the source cannot be reached, ReleaseRefused when its record is damaged
   */
  async fetch(name: ArtifactName, version: string): Promise<void> {
    const stored = this.isRemote ? await this.store.read(name, version) : null;
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

  /** The record comes last: who finds it finds the rest. @returns whether nothing was left out */
  private async copy(version: MirroredVersion): Promise<boolean> {
    const queue = [...version.files];
    let complete = true;
    const work = async (): Promise<void> => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        complete = (await this.copyFile(version, file)) && complete;
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT_FILES }, work));
    return (await this.copyFile(version, version.record)) && complete;
  }

  private async copyFile({ id, folder }: MirroredVersion, file: MirroredFile): Promise<boolean> {
    const key = `artifacts/${folder}/${file.path}`;
    const target = path.join(this.cache, key);
    const isRight = (content: Buffer): boolean => integrityOf(content) === file.integrity;
    const kept = await readFileIfExists(target);
    if (kept && isRight(kept)) return true;
    const content = await this.store.storage.read(key, file.maxBytes).catch(problemOf);
    if (content instanceof Buffer && isRight(content)) {
      await replaceFile(target, content);
      return true;
    }
    await fs.rm(target, { force: true });
    this.onDamage(id, `${file.path} ${content === null ? 'is missing' : 'was altered'}`);
    return false;
  }

  /** What processes before this one needed, and not in the last week, leaves the disk. */
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

function problemOf(error: unknown): DocumentTooLarge {
  if (error instanceof DocumentTooLarge) return error;
  throw error;
}
