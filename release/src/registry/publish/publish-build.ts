import fs from 'node:fs/promises';
import path from 'node:path';
import type { VersionRecord } from '@huoban/contracts';
import pLimit from 'p-limit';
import { DiskFull } from '../../storage/files/write-file';
import type { ArtifactName } from '../artifact-names';
import { COLLECTING_FILE, versionFolder, RECORD_FILE } from '../artifact-layout';
import type { ArtifactStore, PublishResult, StoredVersion } from '../artifact-store';
import { readBuildFolder } from '../build-folder';
import { canonicalJson } from '../canonical-json';
import { integrityOf } from '../digests';
import { refusalError } from '../../refusal';
import { acquireClaim, releaseClaim } from './publish-claim';

export interface PublishOptions {
  /** Called after each processed file. */
  onProgress?: (progress: PublishProgress) => void;
  /** The artifact that the folder must contain; any by default. */
  name?: ArtifactName;
}

export interface PublishProgress {
  /** Files stored so far, out of `of`. */
  files: number;
  of: number;
  /** Bytes of `files`, out of `ofBytes`. */
  bytes: number;
  ofBytes: number;
}

const MAX_CONCURRENT_FILES = 8;

/** See `ArtifactStore.publish`. */
export async function publishBuild(
  store: ArtifactStore,
  buildFolder: string,
  options: PublishOptions,
): Promise<PublishResult> {
  const record = await readBuildFolder(buildFolder);
  const { name = record.name } = options;
  if (name !== record.name) throw otherNameRefusal(buildFolder, record, name);
  const earlier = await store.read(record.name, record.version);
  if (earlier) return repairVersion(store, buildFolder, { earlier, record }, options);

  const digest = integrityOf(comparableContent(record));
  const isOwnClaim = await acquireClaim(store.storage, record, digest);
  // Another process may have published between the first read and the claim.
  const finished = await store.read(record.name, record.version);
  if (finished && comparableContent(finished.record) !== comparableContent(record)) {
    await releaseClaim(store.storage, record);
    throw otherContentRefusal(record);
  }
  const text = canonicalJson(record);
  const folder = versionFolder(record.name, record.version);
  let created: boolean;
  try {
    await copyFiles(store, buildFolder, record, options);
    created = await store.storage.create(`${folder}/${RECORD_FILE}`, text);
  } catch (error) {
    // Without its files the version takes no space. Those of another process with the same content are left alone.
    if (error instanceof DiskFull && isOwnClaim) await store.storage.remove(folder);
    throw error;
  }
  await releaseClaim(store.storage, record);
  if (created) return { record, hash: integrityOf(text), created };
  return publishBuild(store, buildFolder, options);
}

async function repairVersion(
  store: ArtifactStore,
  buildFolder: string,
  { earlier, record }: { earlier: StoredVersion; record: VersionRecord },
  options: PublishOptions,
): Promise<PublishResult> {
  if (comparableContent(earlier.record) !== comparableContent(record))
    throw otherContentRefusal(record);
  await copyFiles(store, buildFolder, record, options);
  // The version is needed again, and an interrupted publish may have left its claim.
  await store.storage.remove(`${versionFolder(record.name, record.version)}/${COLLECTING_FILE}`);
  await releaseClaim(store.storage, record);
  return { ...earlier, created: false };
}

/** Writes missing and altered files only. After a failure it starts no further file, and rejects when none is being written. */
async function copyFiles(
  store: ArtifactStore,
  buildFolder: string,
  { name, version, files }: VersionRecord,
  { onProgress = () => undefined }: PublishOptions,
): Promise<void> {
  const folder = versionFolder(name, version);
  const entries = Object.entries(files);
  const ofBytes = entries.reduce((total, [, { bytes }]) => total + bytes, 0);
  const done = { files: 0, bytes: 0 };
  const failures: unknown[] = [];
  await pLimit(MAX_CONCURRENT_FILES).map(entries, async ([file, expected]) => {
    if (failures.length > 0) return;
    try {
      const [fault] = await store.findFaultsIn(folder, { [file]: expected });
      if (fault) {
        const content = await fs.readFile(path.join(buildFolder, file));
        await store.storage.replace(`${folder}/${file}`, content);
      }
      done.files += 1;
      done.bytes += expected.bytes;
      onProgress({ ...done, of: entries.length, ofBytes });
    } catch (error) {
      failures.push(error);
    }
  });
  if (failures.length > 0) throw failures[0];
}

/** Leaves out the commit, because two checkouts of the same sources may be at different commits. */
const comparableContent = (version: VersionRecord): string =>
  canonicalJson({ ...version, source: version.source.digest });

const otherNameRefusal = (folder: string, { name, version }: VersionRecord, expected: string) =>
  refusalError({
    code: 'R052',
    subject: expected,
    problem: `${folder} contains a build of ${name} ${version}`,
    remedy: `Publish it as ${name}, or name the folder of ${expected}.`,
  });

const otherContentRefusal = ({ name, version }: VersionRecord) =>
  refusalError({
    code: 'R009',
    subject: `${name} ${version}`,
    problem: 'this version is already published with different content',
    remedy: 'Build under a new version. A published version is never overwritten.',
  });
