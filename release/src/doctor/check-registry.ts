import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { CLAIM_FILE, COLLECTING_FILE, versionFolder } from '../registry/artifact-layout';
import { ARTIFACT_NAMES } from '../registry/artifact-names';
import { ArtifactStore } from '../registry/artifact-store';
import { openRegistry } from '../storage/open-registry';
import type { Storage } from '../storage/storage';
import { note, ok, problem, errorMessage, warning, type Finding } from './finding';

/** Drafts of a write that is going on are younger. */
const STALE_DRAFT_MS = 3_600_000;

/** Whether the registry can be written, and what killed acts left in it. */
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
    await storage.create(key, 'written by doctor, removed at once');
    await storage.remove('doctor');
    return ok(about, 'can be written');
  } catch (error) {
    return problem(about, errorMessage(error), 'Acts need to write; looking does not.');
  }
}

/** Folders without a record, and marks that their act did not take away. */
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
          warning(about, 'is marked for removal', '`pnpm release gc --apply` ends that.'),
        );
      } else if (!published.includes(version)) {
        findings.push(
          note(about, 'was not published to the end; publishing it again completes it'),
        );
      } else if (await has(CLAIM_FILE)) {
        findings.push(note(about, 'has a claim left over; publishing it again takes it away'));
      }
    }
  }
  return findings;
}

/** Files of a folder that a killed process had begun to write. Readers never see them. */
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
      `${old.length} files were never written to the end: ${first} …`,
      'Delete them.',
    ),
  ];
}
