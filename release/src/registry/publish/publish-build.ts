import fs from 'node:fs/promises';
import path from 'node:path';
import type { VersionRecord } from '@huoban/contracts';
import { COLLECTING_FILE, versionFolder, RECORD_FILE } from '../artifact-layout';
import type { ArtifactStore, PublishResult, StoredVersion } from '../artifact-store';
import { readBuildFolder } from '../build-folder';
import { canonicalJson } from '../canonical-json';
import { integrityOf } from '../digests';
import { refusalError } from '../../refusal';
import { acquireClaim, releaseClaim } from './publish-claim';

export interface PublishOptions {
  /** Called after each file that was looked at. */
  onProgress?: (progress: PublishProgress) => void;
}

export interface PublishProgress {
  /** Files of the version that are there by now, and all of them. */
  files: number;
  of: number;
  /** Bytes of `files` and of all of them. */
  bytes: number;
  ofBytes: number;
}

/** Files that are read, compared and written at the same time. */
const MAX_CONCURRENT_FILES = 8;

/** See `ArtifactStore.publish`. */
export async function publishBuild(
  store: ArtifactStore,
  buildFolder: string,
  options: PublishOptions,
): Promise<PublishResult> {
  const record = await readBuildFolder(buildFolder);
  const earlier = await store.read(record.name, record.version);
  if (earlier) return repairVersion(store, buildFolder, { earlier, record }, options);

  const digest = integrityOf(comparableContent(record));
  await acquireClaim(store.storage, record, digest);
  // Somebody may have finished between the first look and the claim.
  const finished = await store.read(record.name, record.version);
  if (finished && comparableContent(finished.record) !== comparableContent(record)) {
    await releaseClaim(store.storage, record);
    throw otherContentRefusal(record);
  }
  await copyFiles(store, buildFolder, record, options);
  const text = canonicalJson(record);
  const folder = versionFolder(record.name, record.version);
  const created = await store.storage.create(`${folder}/${RECORD_FILE}`, text);
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
  // It is wanted again; and a publication that ended before it could tidy up left its claim.
  await store.storage.remove(`${versionFolder(record.name, record.version)}/${COLLECTING_FILE}`);
  await releaseClaim(store.storage, record);
  return { ...earlier, created: false };
}

/** Writes what is not there already; a file that is there with the right content is left alone. */
async function copyFiles(
  store: ArtifactStore,
  buildFolder: string,
  { name, version, files }: VersionRecord,
  { onProgress = () => undefined }: PublishOptions,
): Promise<void> {
  const folder = versionFolder(name, version);
  const waiting = Object.entries(files);
  const total = { of: waiting.length, ofBytes: sum(waiting.map(([, { bytes }]) => bytes)) };
  const done = { files: 0, bytes: 0 };
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, expected] = next;
      const [fault] = await store.findFaultsIn(folder, { [file]: expected });
      if (fault) {
        const content = await fs.readFile(path.join(buildFolder, file));
        await store.storage.replace(`${folder}/${file}`, content);
      }
      done.files += 1;
      done.bytes += expected.bytes;
      onProgress({ ...done, ...total });
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_FILES }, work));
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What makes two builds of a version the same: two checkouts of the same sources may stand at different commits. */
const comparableContent = (version: VersionRecord): string =>
  canonicalJson({ ...version, source: version.source.digest });

const otherContentRefusal = ({ name, version }: VersionRecord) =>
  refusalError({
    code: 'R009',
    subject: `${name} ${version}`,
    problem: 'this version is published with other content',
    remedy: 'Build it under a new version; a published one is never overwritten.',
  });
