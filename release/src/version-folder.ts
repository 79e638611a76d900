import fs from 'node:fs/promises';
import path from 'node:path';
import type { PinnedVersion, Release, VersionRecord } from '@huoban/contracts';
import type { ArtifactName } from './artifact-names';
import { integrityOf } from './digests';
import { versionRecordSchema } from './documents';
import { pinOf } from './pins';
import { hasCode } from './write-file';

const RECORD_FILE = 'version.json';

/** A file of a pinned version that is not there, or is not what the release says. */
export class VersionFileError extends Error {
  override name = 'VersionFileError';

  constructor(
    readonly kind: 'missing' | 'mismatch',
    readonly artifact: ArtifactName,
    readonly version: string,
    readonly path: string,
  ) {
    const problem = kind === 'missing' ? 'is missing' : 'does not match the release';
    super(`${artifact} ${version}: ${path} ${problem}`);
  }
}

interface CheckedFile {
  mtimeMs: number;
  size: number;
  content: Buffer;
}

/**
 * The files of one version, each compared with the hash that the release gives it. Content is kept in memory and
 * compared again when the file's time or size changes; drop the folder to free it.
 */
export class VersionFolder {
  readonly #checked = new Map<string, CheckedFile>();
  readonly #folder: string;

  constructor(
    registry: string,
    readonly artifact: ArtifactName,
    readonly pinned: PinnedVersion,
    private readonly files: Release['files'],
  ) {
    this.#folder = path.join(registry, 'artifacts', artifact, pinned.version);
  }

  /** Integrity value of a file, undefined when the release does not know it. */
  integrity(file: string): string | undefined {
    if (file === RECORD_FILE) return this.pinned.record;
    return this.files[`${this.artifact}/${this.pinned.version}/${file}`]?.integrity;
  }

  /**
   * @param file path in the version, such as `client/main.js`
   * @throws VersionFileError when it is missing (on disk or in the release) or altered
   */
  async read(file: string): Promise<Buffer> {
    const integrity = this.integrity(file);
    if (integrity === undefined) throw this.#error('missing', file);
    const full = path.join(this.#folder, file);
    try {
      const { mtimeMs, size } = await fs.stat(full);
      const known = this.#checked.get(file);
      if (known?.mtimeMs === mtimeMs && known.size === size) return known.content;
      const content = await fs.readFile(full);
      if (integrityOf(content) !== integrity) throw this.#error('mismatch', file);
      this.#checked.set(file, { mtimeMs, size, content });
      return content;
    } catch (error) {
      this.#checked.delete(file);
      if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) throw this.#error('missing', file);
      throw error;
    }
  }

  /** `version.json`, with the chunk groups. @throws VersionFileError as `read` */
  async record(): Promise<VersionRecord> {
    const content = await this.read(RECORD_FILE);
    return versionRecordSchema.parse(JSON.parse(content.toString('utf8')));
  }

  #error(kind: VersionFileError['kind'], file: string): VersionFileError {
    return new VersionFileError(kind, this.artifact, this.pinned.version, file);
  }
}

/** The version that a release pins for an artifact, or its fallback. Null when there is none. */
export function openVersion(
  registry: string,
  release: Release,
  artifact: ArtifactName,
  which: 'pinned' | 'fallback' = 'pinned',
): VersionFolder | null {
  const pin = pinOf(release, artifact);
  const version = which === 'pinned' ? pin : pin.fallback;
  return version ? new VersionFolder(registry, artifact, version, release.files) : null;
}
