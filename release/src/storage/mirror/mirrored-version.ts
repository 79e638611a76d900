import path from 'node:path';
import type { FileRecord, PinnedVersion, Release, VersionRecord } from '@huoban/contracts';
import { RECORD_FILE } from '../../registry/artifact-layout';

/** A file of a version with its path in the folder and its expected hash. */
export interface MirroredFile {
  path: string;
  integrity: string;
  /** Size limit. */
  maxBytes: number;
}

/** A version to copy. */
export interface MirroredVersion {
  /** `name@version`, for messages. */
  id: string;
  /** `name/version`, below `artifacts`. */
  folder: string;
  files: MirroredFile[];
  record: MirroredFile;
}

export const MAX_RECORD_BYTES = 2 * 1024 * 1024;

/** All versions of a release, fallbacks included, with the files that the release lists. */
export function listMirroredVersions(release: Release): MirroredVersion[] {
  const files = filesByFolder(release.files);
  const pinned = Object.entries({ shell: release.shell, ...release.sections });
  return pinned.flatMap(([name, { fallback, ...pin }]) =>
    [pin, ...(fallback ? [fallback] : [])].map(({ version, record }: PinnedVersion) => ({
      id: `${name}@${version}`,
      folder: `${name}/${version}`,
      files: files.get(`${name}/${version}`) ?? [],
      record: recordFile(record),
    })),
  );
}

/** @param hash integrity value of its `version.json` */
export const createMirroredVersion = (record: VersionRecord, hash: string): MirroredVersion => ({
  id: `${record.name}@${record.version}`,
  folder: `${record.name}/${record.version}`,
  files: Object.entries(record.files).flatMap(([file, expected]) => mirroredFile(file, expected)),
  record: recordFile(hash),
});

const recordFile = (integrity: string): MirroredFile => ({
  path: RECORD_FILE,
  integrity,
  maxBytes: MAX_RECORD_BYTES,
});

function filesByFolder(files: Release['files']): Map<string, MirroredFile[]> {
  const found = new Map<string, MirroredFile[]>();
  for (const [key, expected] of Object.entries(files)) {
    const [name = '', version = '', ...rest] = key.split('/');
    const folder = `${name}/${version}`;
    const known = found.get(folder) ?? [];
    known.push(...mirroredFile(rest.join('/'), expected));
    found.set(folder, known);
  }
  return found;
}

/** Skips a path outside of its folder, so that it is never copied or served. */
function mirroredFile(file: string, { integrity, bytes }: FileRecord): MirroredFile[] {
  const isInside = path.posix.normalize(`/${file}`) === `/${file}`;
  return isInside ? [{ path: file, integrity, maxBytes: bytes }] : [];
}
