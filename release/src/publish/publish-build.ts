import fs from 'node:fs/promises';
import path from 'node:path';
import type { VersionRecord } from '@huoban/contracts';
import { COLLECTING_FILE, folderOf, RECORD_FILE } from '../artifact-layout';
import type { ArtifactStore, Published, StoredVersion } from '../artifact-store';
import { readBuildFolder } from '../build-folder';
import { canonicalJson } from '../canonical-json';
import { integrityOf } from '../digests';
import { refuse } from '../refusal';
import { claim, release } from './publish-claim';

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
const AT_ONCE = 8;

/** See `ArtifactStore.publish`. */
export async function publishBuild(
  store: ArtifactStore,
  buildFolder: string,
  options: PublishOptions,
): Promise<Published> {
  const record = await readBuildFolder(buildFolder);
  const earlier = await store.read(record.name, record.version);
  if (earlier) return repair(store, buildFolder, { earlier, record }, options);

  const digest = integrityOf(contentOf(record));
  await claim(store.storage, record, digest);
  // Somebody may have finished between the first look and the claim.
  const finished = await store.read(record.name, record.version);
  if (finished && contentOf(finished.record) !== contentOf(record)) {
    await release(store.storage, record);
    throw otherContent(record);
  }
  await copyFiles(store, buildFolder, record, options);
  const text = canonicalJson(record);
  const folder = folderOf(record.name, record.version);
  const created = await store.storage.create(`${folder}/${RECORD_FILE}`, text);
  await release(store.storage, record);
  if (created) return { record, hash: integrityOf(text), created };
  return publishBuild(store, buildFolder, options);
}

async function repair(
  store: ArtifactStore,
  buildFolder: string,
  { earlier, record }: { earlier: StoredVersion; record: VersionRecord },
  options: PublishOptions,
): Promise<Published> {
  if (contentOf(earlier.record) !== contentOf(record)) throw otherContent(record);
  await copyFiles(store, buildFolder, record, options);
  // It is wanted again; and a publication that ended before it could tidy up left its claim.
  await store.storage.remove(`${folderOf(record.name, record.version)}/${COLLECTING_FILE}`);
  await release(store.storage, record);
  return { ...earlier, created: false };
}

/** Writes what is not there already; a file that is there with the right content is left alone. */
async function copyFiles(
  store: ArtifactStore,
  buildFolder: string,
  { name, version, files }: VersionRecord,
  { onProgress = () => undefined }: PublishOptions,
): Promise<void> {
  const folder = folderOf(name, version);
  const waiting = Object.entries(files);
  const total = { of: waiting.length, ofBytes: sum(waiting.map(([, { bytes }]) => bytes)) };
  const done = { files: 0, bytes: 0 };
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, expected] = next;
      const [fault] = await store.faultsIn(folder, { [file]: expected });
      if (fault) {
        const content = await fs.readFile(path.join(buildFolder, file));
        await store.storage.replace(`${folder}/${file}`, content);
      }
      done.files += 1;
      done.bytes += expected.bytes;
      onProgress({ ...done, ...total });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What makes two builds of a version the same: two checkouts of the same sources may stand at different commits. */
const contentOf = (version: VersionRecord): string =>
  canonicalJson({ ...version, source: version.source.digest });

const otherContent = ({ name, version }: VersionRecord) =>
  refuse({
    code: 'R009',
    subject: `${name} ${version}`,
    problem: 'this version is published with other content',
    remedy: 'Build it under a new version; a published one is never overwritten.',
  });
