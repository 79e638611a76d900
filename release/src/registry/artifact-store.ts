import type { FileRecord, VersionRecord } from '@huoban/contracts';
import { COLLECTING_FILE, versionFolder, RECORD_FILE } from './artifact-layout';
import type { ArtifactName } from './artifact-names';
import { integrityOf } from './digests';
import { versionRecordSchema } from './documents';
import { publishBuild, type PublishOptions } from './publish/publish-build';
import { refusalError } from '../refusal';
import { FolderStorage } from '../storage/folder-storage';
import { openRegistry } from '../storage/open-registry';
import { DocumentTooLarge, type Storage } from '../storage/storage';
import { parseDocument } from './parse-document';

const MAX_RECORD_BYTES = 2 * 1024 * 1024;

/** A published version; `hash` is the integrity value of its `version.json`. */
export interface StoredVersion {
  record: VersionRecord;
  hash: string;
}

export interface PublishResult extends StoredVersion {
  /** False when the same content was already published. */
  created: boolean;
}

export interface FileFault {
  path: string;
  kind: 'missing' | 'mismatch';
}

/** Published versions in `<registry>/artifacts/<name>/<version>/`. */
export class ArtifactStore {
  /** @param storage by default the artifact storage of the registry */
  constructor(
    readonly registry: string,
    readonly storage: Storage = openRegistry(registry).artifacts,
  ) {}

  /** Whether the artifacts are elsewhere than in the folder of the registry. */
  get isRemote(): boolean {
    return !(this.storage instanceof FolderStorage);
  }

  /**
   * Copies a build folder, `version.json` last, so an interrupted publish leaves no partial version. Publishing the same
   * content again resumes an interrupted publish and repairs damaged files.
   * @throws ReleaseRefused R009 when the version exists with different content, R011 when the build folder is incomplete,
   * R045 while different content is being published as this version
   */
  publish(buildFolder: string, options: PublishOptions = {}): Promise<PublishResult> {
    return publishBuild(this, buildFolder, options);
  }

  /**
   * @returns null when the version is not published
   * @throws ReleaseRefused R001 when its `version.json` is damaged
   */
  async read(name: ArtifactName, version: string): Promise<StoredVersion | null> {
    const content = await this.storage.read(
      `${versionFolder(name, version)}/${RECORD_FILE}`,
      MAX_RECORD_BYTES,
    );
    if (content === null) return null;
    const record = parseDocument(versionRecordSchema, content);
    if (record?.name === name && record.version === version) {
      return { record, hash: integrityOf(content) };
    }
    throw refusalError({
      code: 'R001',
      subject: `${name} ${version}`,
      problem: `its ${RECORD_FILE} is damaged`,
      remedy: 'Restore the folder from another copy of the registry, or pin another version.',
    });
  }

  /** Published versions of one artifact with the time of publication, newest first. */
  async versions(name: ArtifactName): Promise<{ version: string; at: Date }[]> {
    const found = await Promise.all(
      (await this.storage.list(`artifacts/${name}`)).map(async (version) => {
        const at = await this.storage.writtenAt(`${versionFolder(name, version)}/${RECORD_FILE}`);
        return at ? [{ version, at }] : [];
      }),
    );
    return found.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
  }

  /** Missing or altered files of a published version. */
  findFaults({ record }: StoredVersion): Promise<FileFault[]> {
    return this.findFaultsIn(versionFolder(record.name, record.version), record.files);
  }

  /** Whether `gc` has marked the version for removal. */
  async isBeingCollected(name: ArtifactName, version: string): Promise<boolean> {
    return (
      (await this.storage.writtenAt(`${versionFolder(name, version)}/${COLLECTING_FILE}`)) !== null
    );
  }

  /** Missing or altered files of a folder. */
  async findFaultsIn(folder: string, files: Record<string, FileRecord>): Promise<FileFault[]> {
    const faults: FileFault[] = [];
    for (const [file, expected] of Object.entries(files)) {
      const found = await this.storage
        .hash(`${folder}/${file}`, expected.bytes)
        .catch(ignoreTooLarge);
      if (found === null) faults.push({ path: file, kind: 'missing' });
      else if (found?.integrity !== expected.integrity) {
        faults.push({ path: file, kind: 'mismatch' });
      }
    }
    return faults;
  }
}

function ignoreTooLarge(error: unknown): undefined {
  if (!(error instanceof DocumentTooLarge)) throw error;
}

/** Publishes a build folder. Errors as `ArtifactStore.publish`. */
export const publish = (
  registry: string,
  buildFolder: string,
  options: PublishOptions = {},
): Promise<PublishResult> => new ArtifactStore(registry).publish(buildFolder, options);
