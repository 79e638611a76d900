import fs from 'node:fs/promises';
import path from 'node:path';
import type { FileRecord, VersionRecord } from '@huoban/contracts';
import type { ArtifactName } from './artifact-names';
import { readBuildFolder } from './build-folder';
import { canonicalJson } from './canonical-json';
import { fileRecord, integrityOf } from './digests';
import { versionRecordSchema } from './documents';
import { refuse } from './refusal';
import { openRegistry } from './storage/open-registry';
import type { Storage } from './storage/storage';

export const RECORD_FILE = 'version.json';
const LARGEST_RECORD = 2 * 1024 * 1024;

/** A published version; `hash` is the integrity value of its `version.json`. */
export interface StoredVersion {
  record: VersionRecord;
  hash: string;
}

export interface Published extends StoredVersion {
  /** False when the same content was published before. */
  created: boolean;
}

export interface FileFault {
  path: string;
  kind: 'missing' | 'mismatch';
}

/** The published versions under `<registry>/artifacts/<name>/<version>/`. */
export class ArtifactStore {
  readonly #storage: Storage;

  constructor(readonly registry: string) {
    this.#storage = openRegistry(registry).artifacts;
  }

  /**
   * Copies a build folder in, `version.json` last. Publishing the same content again repairs damaged files and
   * changes nothing else.
   * @throws ReleaseRefused R009 when the version exists with other content, R011 when the build folder is incomplete
   */
  async publish(buildFolder: string): Promise<Published> {
    const record = await readBuildFolder(buildFolder);
    const earlier = await this.read(record.name, record.version);
    if (earlier) assertSameContent(earlier.record, record);
    const folder = folderOf(record.name, record.version);
    for (const { path: file } of await this.#faultsIn(folder, record.files)) {
      const content = await fs.readFile(path.join(buildFolder, file));
      await this.#storage.replace(`${folder}/${file}`, content);
    }
    if (earlier) return { ...earlier, created: false };
    const content = canonicalJson(record);
    if (await this.#storage.create(`${folder}/${RECORD_FILE}`, content)) {
      return { record, hash: integrityOf(content), created: true };
    }
    return this.publish(buildFolder);
  }

  /**
   * @returns null when the version is not published
   * @throws ReleaseRefused R001 when its `version.json` cannot be understood
   */
  async read(name: ArtifactName, version: string): Promise<StoredVersion | null> {
    const content = await this.#storage.read(
      `${folderOf(name, version)}/${RECORD_FILE}`,
      LARGEST_RECORD,
    );
    if (content === null) return null;
    const record = parseRecord(content);
    if (record?.name === name && record.version === version) {
      return { record, hash: integrityOf(content) };
    }
    throw refuse({
      code: 'R001',
      subject: `${name} ${version}`,
      problem: `its ${RECORD_FILE} is damaged`,
      wayOut: 'Restore the folder from another copy of the registry, or pin another version.',
    });
  }

  /** Published versions of one artifact with the instant of publication, newest first. */
  async versions(name: ArtifactName): Promise<{ version: string; at: Date }[]> {
    const found = await Promise.all(
      (await this.#storage.list(`artifacts/${name}`)).map(async (version) => {
        const at = await this.#storage.writtenAt(`${folderOf(name, version)}/${RECORD_FILE}`);
        return at ? [{ version, at }] : [];
      }),
    );
    return found.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
  }

  /** Files of a published version that are gone or altered. */
  faults({ record }: StoredVersion): Promise<FileFault[]> {
    return this.#faultsIn(folderOf(record.name, record.version), record.files);
  }

  async #faultsIn(folder: string, files: Record<string, FileRecord>): Promise<FileFault[]> {
    const faults: FileFault[] = [];
    for (const [file, expected] of Object.entries(files)) {
      const content = await this.#storage.read(`${folder}/${file}`);
      if (content === null) faults.push({ path: file, kind: 'missing' });
      else if (fileRecord(content).integrity !== expected.integrity) {
        faults.push({ path: file, kind: 'mismatch' });
      }
    }
    return faults;
  }
}

const folderOf = (name: ArtifactName, version: string): string => `artifacts/${name}/${version}`;

function assertSameContent(earlier: VersionRecord, record: VersionRecord): void {
  // Two checkouts of the same sources may stand at different commits.
  const content = (version: VersionRecord): string =>
    canonicalJson({ ...version, source: version.source.digest });
  if (content(earlier) === content(record)) return;
  throw refuse({
    code: 'R009',
    subject: `${record.name} ${record.version}`,
    problem: 'this version is published with other content',
    wayOut: 'Build it under a new version; a published one is never overwritten.',
  });
}

function parseRecord(content: Buffer): VersionRecord | null {
  try {
    return versionRecordSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return null;
  }
}

/** Publishes a build folder. Errors as `ArtifactStore.publish`. */
export const publish = (registry: string, buildFolder: string): Promise<Published> =>
  new ArtifactStore(registry).publish(buildFolder);
