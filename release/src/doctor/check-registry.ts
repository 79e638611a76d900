import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { CLAIM_FILE, COLLECTING_FILE, versionFolder } from '../registry/artifact-layout';
import { ARTIFACT_NAMES } from '../registry/artifact-names';
import { ArtifactStore } from '../registry/artifact-store';
import { openRegistry } from '../storage/open-registry';
import type { Storage } from '../storage/storage';
import { errorMessage } from '../refusal';
import { note, ok, problem, warning, type Finding } from './finding';

/** Temporary files of this age belong to a killed process. */
const STALE_DRAFT_MS = 3_600_000;

/** Write access and leftovers of interrupted acts. */
export async function checkRegistry(registry: string): Promise<Finding[]> {
  const { artifacts, log } = openRegistry(registry);
  return [
    await checkWritable('artifacts', artifacts),
    await checkWritable('log', log),
    ...(await checkUnfinishedActs(registry)),
    ...(await checkDrafts(registry)),
  ];
}

async function checkWritable(about: string, storage: Storage): Promise<Finding> {
  const key = `doctor/${randomUUID()}`;
  try {
    await storage.create(key, 'written by doctor, removed immediately');
    await storage.remove('doctor');
    return ok(about, 'can be written');
  } catch (error) {
    return problem(
      about,
      errorMessage(error),
      'Acts need write access; read-only commands do not.',
    );
  }
}

/** Folders without a record, and marks left by interrupted acts. */
async function checkUnfinishedActs(registry: string): Promise<Finding[]> {
  const store = new ArtifactStore(registry);
  const findings: Finding[] = [];
  for (const name of ARTIFACT_NAMES) {
    const published = (await store.versions(name)).map(({ version }) => version);
    for (const version of await store.storage.list(`artifacts/${name}`)) {
      const about = `${name} ${version}`;
      const has = (file: string) =>
        store.storage.writtenAt(`${versionFolder(name, version)}/${file}`);
      if (await has(COLLECTING_FILE)) {
        findings.push(
          warning(about, 'is marked for removal', '`pnpm release gc --apply` finishes it.'),
        );
      } else if (!published.includes(version)) {
        findings.push(note(about, 'was not published completely; publish it again to complete it'));
      } else if (await has(CLAIM_FILE)) {
        findings.push(note(about, 'has a leftover claim; publish it again to remove it'));
      }
    }
  }
  return findings;
}

/** Temporary files that a killed process left behind. Readers ignore them. */
async function checkDrafts(registry: string): Promise<Finding[]> {
  const entries = await fs
    .readdir(registry, { recursive: true, withFileTypes: true })
    .catch(() => []);
  const old: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || !/^\..+\.[0-9a-f]{12}$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const stat = await fs.stat(file).catch(() => null);
    if (stat && Date.now() - stat.mtimeMs > STALE_DRAFT_MS) old.push(file);
  }
  const [first] = old;
  if (first === undefined) return [];
  return [
    warning(
      'drafts',
      `${old.length} temporary files of interrupted writes: ${first} …`,
      'Delete them.',
    ),
  ];
}
