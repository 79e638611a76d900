import {
  RELEASE_FORMAT,
  SECTION_NAMES,
  type FileRecord,
  type PinnedSection,
  type PinnedVersion,
  type Release,
} from '@huoban/contracts';
import type { ArtifactName } from './artifact-names';
import type { ArtifactStore, FileFault, StoredVersion } from './artifact-store';
import { releaseSchema } from './documents';
import { pinOf } from './pins';
import { ReleaseRefused, type Refusal } from './refusal';
import { checkOverlaps, checkRequired } from './route-checks';
import { checkSection, checkShell } from './version-checks';

export interface Composition {
  /** The version of each artifact that the release is to have. */
  versions: Partial<Record<ArtifactName, string>>;
  /** The release in force; where a version differs from it, the old one becomes the fallback. */
  current: Release | null;
}

/**
 * Makes a release of published versions and checks it as a whole, files included.
 * @throws ReleaseRefused with every rule that it breaks
 */
export async function composeRelease(
  store: ArtifactStore,
  { versions, current }: Composition,
): Promise<Release> {
  const { shell, sections } = await readVersions(store, versions);
  const stored = [shell, ...sections];
  const routes = sections.flatMap(({ record }) => record.routes);
  const refusals = [
    ...(await checkFiles(store, stored)),
    ...checkShell(shell.record),
    ...sections.flatMap(({ record }) => checkSection(record, shell.record)),
    ...checkOverlaps(routes),
    ...checkRequired(routes),
  ];
  if (refusals.length > 0) throw new ReleaseRefused(refusals);

  const files: Record<string, FileRecord> = {};
  const pinned = new Map<ArtifactName, PinnedSection>();
  for (const version of stored) {
    const fallback = await fallbackFor(store, version, shell, current);
    addFiles(files, version);
    if (fallback) addFiles(files, fallback);
    pinned.set(version.record.name, {
      ...pinOfStored(version),
      fallback: fallback && pinOfStored(fallback),
    });
  }
  return releaseSchema.parse({
    format: RELEASE_FORMAT,
    shell: pinned.get('shell'),
    sections: Object.fromEntries([...pinned].filter(([name]) => name !== 'shell')),
    routes,
    files,
  });
}

async function readVersions(
  store: ArtifactStore,
  versions: Composition['versions'],
): Promise<{ shell: StoredVersion; sections: StoredVersion[] }> {
  const refusals: Refusal[] = [];
  const read = async (name: ArtifactName): Promise<StoredVersion | null> => {
    const version = versions[name];
    if (version === undefined) {
      refusals.push(absent(name));
      return null;
    }
    const stored = await store.read(name, version);
    if (!stored) refusals.push(unpublished(name, version));
    return stored;
  };
  const shell = await read('shell');
  const sections: StoredVersion[] = [];
  for (const name of SECTION_NAMES) {
    const section = await read(name);
    if (section) sections.push(section);
  }
  if (!shell || refusals.length > 0) throw new ReleaseRefused(refusals);
  return { shell, sections };
}

async function checkFiles(store: ArtifactStore, stored: StoredVersion[]): Promise<Refusal[]> {
  const faults = await Promise.all(stored.map((version) => store.faults(version)));
  return stored.flatMap(({ record }, index) =>
    (faults[index] ?? []).map((fault) => damagedFile(`${record.name} ${record.version}`, fault)),
  );
}

/** R001 for one file of a version. */
export const damagedFile = (subject: string, { path, kind }: FileFault): Refusal => ({
  code: 'R001',
  subject,
  problem: `${path} is ${kind === 'missing' ? 'missing' : 'not what was published'}`,
  wayOut: 'Publish the same build again, which repairs it, or name another version.',
});

/** A fallback that would be refused itself is worse than none. */
async function fallbackFor(
  store: ArtifactStore,
  { record: { name, version } }: StoredVersion,
  shell: StoredVersion,
  current: Release | null,
): Promise<StoredVersion | null> {
  const before = current && pinOf(current, name);
  const candidate = before?.version === version ? before.fallback : before;
  if (!candidate) return null;
  const stored = await store.read(name, candidate.version).catch(ignoreRefusal);
  if (!stored || stored.hash !== candidate.record) return null;
  const fits = name === 'shell' || checkSection(stored.record, shell.record).length === 0;
  return fits && (await store.faults(stored)).length === 0 ? stored : null;
}

function ignoreRefusal(error: unknown): null {
  if (error instanceof ReleaseRefused) return null;
  throw error;
}

function addFiles(files: Record<string, FileRecord>, { record }: StoredVersion): void {
  for (const [path, file] of Object.entries(record.files)) {
    files[`${record.name}/${record.version}/${path}`] = file;
  }
}

const pinOfStored = ({ record, hash }: StoredVersion): PinnedVersion => ({
  version: record.version,
  record: hash,
});

const absent = (name: ArtifactName): Refusal => ({
  code: 'R007',
  subject: name,
  problem: 'the release has no version of it',
  wayOut: `Build, publish and pin ${name} together with the rest.`,
});

const unpublished = (name: ArtifactName, version: string): Refusal => ({
  code: 'R008',
  subject: `${name} ${version}`,
  problem: 'no such version is published',
  wayOut: `\`npm run release -- list ${name}\` shows the published ones.`,
});
