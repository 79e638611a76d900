import {
  CLAIM_FILE,
  COLLECTING_FILE,
  versionFolder,
  RECORD_FILE,
} from '../registry/artifact-layout';
import type { ArtifactName } from '../registry/artifact-names';
import type { ArtifactStore, StoredVersion } from '../registry/artifact-store';
import { ReleaseRefused } from '../refusal';
import { DocumentTooLarge, type Storage } from '../storage/storage';
import pLimit from 'p-limit';
import { noFindings, type Fault, type Finding } from './verify-report';

const MAX_CONCURRENT_FILES = 4;
/** Files that a version folder may contain beside those of its record. */
const KNOWN_FILES = [RECORD_FILE, CLAIM_FILE, COLLECTING_FILE];

export interface VerifiedVersion extends Finding {
  /** Null when there is no such version. */
  stored: StoredVersion | null;
}

/** Compares every file of a version with its record and reports files that the record does not name. */
export async function verifyVersion(
  store: ArtifactStore,
  name: ArtifactName,
  version: string,
): Promise<VerifiedVersion> {
  const folder = versionFolder(name, version);
  try {
    const stored = await store.read(name, version);
    if (!stored) return { ...(await describeUnfinished(store.storage, folder)), stored };
    const { files } = stored.record;
    const compared = await pLimit(MAX_CONCURRENT_FILES).map(
      Object.entries(files),
      ([path, record]) => compareFile(store.storage, `${folder}/${path}`, record),
    );
    const known = [...Object.keys(files), ...KNOWN_FILES];
    const faults = [...compared.flat(), ...(await findUnknownFiles(store.storage, folder, known))];
    return { stored, faults, remarks: [] };
  } catch (error) {
    if (!(error instanceof ReleaseRefused || error instanceof DocumentTooLarge)) throw error;
    const fault = { kind: 'altered', subject: `${folder}/${RECORD_FILE}`, problem: error.message };
    return { stored: null, faults: [fault as Fault], remarks: [] };
  }
}

async function compareFile(
  storage: Storage,
  key: string,
  expected: { bytes: number; integrity: string },
): Promise<Fault[]> {
  try {
    const found = await storage.hash(key, expected.bytes);
    if (found === null) return [{ kind: 'missing', subject: key, problem: 'is missing' }];
    if (found.integrity === expected.integrity) return [];
    return [{ kind: 'altered', subject: key, problem: 'differs from the published content' }];
  } catch (error) {
    if (!(error instanceof DocumentTooLarge)) throw error;
    return [{ kind: 'altered', subject: key, problem: 'is larger than the published content' }];
  }
}

/** Lists only folders that contain a known file, so an unknown folder is reported once. */
async function findUnknownFiles(
  storage: Storage,
  folder: string,
  known: readonly string[],
): Promise<Fault[]> {
  const expected = new Map<string, Set<string>>();
  for (const path of known) {
    const steps = path.split('/');
    steps.forEach((step, depth) => {
      const parent = [folder, ...steps.slice(0, depth)].join('/');
      expected.set(parent, (expected.get(parent) ?? new Set()).add(step));
    });
  }
  const found = await pLimit(MAX_CONCURRENT_FILES).map(expected, async ([parent, names]) => {
    const there = await storage.list(parent);
    return there.filter((name) => !names.has(name)).map((name) => `${parent}/${name}`);
  });
  return found.flat().map((subject) => ({
    kind: 'unknown',
    subject,
    problem: 'belongs to no version and is never served',
  }));
}

async function describeUnfinished(storage: Storage, folder: string): Promise<Finding> {
  if ((await storage.list(folder)).length === 0) return noFindings();
  const remark = `${folder}: publishing is not finished`;
  return { faults: [], remarks: [remark] };
}
