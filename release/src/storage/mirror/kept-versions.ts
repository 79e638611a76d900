import fs from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Release } from '@huoban/contracts';
import { integrityOf } from '../../registry/digests';
import { isAbsent, listFolderIfExists } from '../files/read-file';
import { hashRegularFile, readRegularFile } from '../files/read-regular-file';
import { replaceFile } from '../files/write-file';
import { listMirroredVersions, type MirroredFile, type MirroredVersion } from './mirrored-version';

const MAX_CONCURRENT_FILES = 8;

/** Result of the last reading of a file, as long as its times and its size stay. */
interface Checked {
  stamp: string;
  problem: string | null;
}

/**
 * Copies of the versions that the served releases name, `<folder>/artifacts/<name>/<version>/<file>`, verified by the
 * hashes of the release. They are read where a file of a registry folder is damaged. A remote registry has a mirror instead.
 */
export class KeptVersions {
  private versions: readonly MirroredVersion[] = [];
  private damaged: ReadonlyMap<string, string> = new Map();
  private lastProblem: string | null = null;
  private checked = new Map<string, Checked>();
  private readonly oneAtATime = pLimit(1);

  /** @param folder for the copies; shared by no other channel */
  constructor(
    private readonly registry: string,
    private readonly folder: string,
  ) {}

  /** What is damaged in the registry, by `name@version`. */
  get damage(): ReadonlyMap<string, string> {
    return this.damaged;
  }

  /** Error of the last copy, null after a success. */
  get problem(): string | null {
    return this.lastProblem;
  }

  /** Copies the versions of releases, and then removes all others. Never rejects: see `problem`. */
  keep(releases: readonly Release[]): Promise<void> {
    return this.oneAtATime(async () => {
      const versions = releases.flatMap(listMirroredVersions);
      this.versions = [...new Map(versions.map((each) => [each.folder, each])).values()];
      await this.copyAll();
      if (this.lastProblem === null) await this.dropOthers().catch(() => undefined);
    });
  }

  /** Notices what was damaged or repaired in the registry, and copies what could not be copied. Never rejects. */
  check(): Promise<void> {
    return this.oneAtATime(() => this.copyAll());
  }

  private async copyAll(): Promise<void> {
    const damaged = new Map<string, string>();
    const checked = new Map<string, Checked>();
    try {
      for (const version of this.versions) {
        const files = [...version.files, version.record];
        await pLimit(MAX_CONCURRENT_FILES).map(files, async (file) => {
          const key = `artifacts/${version.folder}/${file.path}`;
          const result = await this.copyFile(key, file);
          checked.set(key, result);
          if (result.problem) damaged.set(version.id, `${file.path} ${result.problem}`);
        });
      }
      this.lastProblem = null;
    } catch (error) {
      this.lastProblem = `the files of the served release cannot be kept: ${String(error)}`;
    }
    this.checked = checked;
    this.damaged = damaged;
  }

  private async copyFile(key: string, file: MirroredFile): Promise<Checked> {
    const source = path.join(this.registry, key);
    const stamp = await stampOf(source);
    const known = this.checked.get(key);
    if (known?.stamp === stamp) return known;
    const content = await readRegularFile(source, file.maxBytes).catch(() => undefined);
    if (content === null) return { stamp, problem: 'is missing in the registry' };
    if (!content || integrityOf(content) !== file.integrity)
      return { stamp, problem: 'is altered in the registry' };
    const copy = path.join(this.folder, key);
    const existing = await hashRegularFile(copy, file.maxBytes).catch(() => null);
    if (existing?.integrity !== file.integrity) await replaceFile(copy, content);
    return { stamp, problem: null };
  }

  private async dropOthers(): Promise<void> {
    const root = path.join(this.folder, 'artifacts');
    const needed = new Set(this.versions.map(({ folder }) => folder));
    for (const name of await listFolderIfExists(root)) {
      for (const version of await listFolderIfExists(path.join(root, name))) {
        if (needed.has(`${name}/${version}`)) continue;
        await fs.rm(path.join(root, name, version), { recursive: true, force: true });
      }
    }
  }
}

/** Changes whenever the file does. */
async function stampOf(file: string): Promise<string> {
  try {
    const { mtimeMs, ctimeMs, size } = await fs.stat(file);
    return `${mtimeMs} ${ctimeMs} ${size}`;
  } catch (error) {
    return isAbsent(error) ? 'missing' : String(error);
  }
}
