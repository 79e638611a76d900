import { SECTION_NAMES, type Release } from '@huoban/contracts';
import type { ArtifactName } from '../registry/artifact-names';
import type { ArtifactStore, FileFault, StoredVersion } from '../registry/artifact-store';
import { checkSection } from '../checks/version-checks';
import { pinOf } from './pins';
import { ReleaseRefused, type Refusal } from '../refusal';

export interface Composition {
  /** The requested version of each artifact. */
  versions: Partial<Record<ArtifactName, string>>;
  /** The active release; its version of an artifact becomes the fallback when it differs. */
  current: Release | null;
  /**
   * Hashes of records whose files were verified before and are not read again. Extended by every check, so that an act
   * that is retried after a conflict reads each file once.
   */
  verified?: Set<string>;
}

/** The published versions of a release. */
export interface ReleaseVersions {
  shell: StoredVersion | null;
  /** In the order of `SECTION_NAMES`. */
  sections: StoredVersion[];
  /** R007 and R008 for missing versions, R001 for unreadable ones. */
  refusals: Refusal[];
}

export async function readVersions(
  store: ArtifactStore,
  versions: Composition['versions'],
): Promise<ReleaseVersions> {
  const refusals: Refusal[] = [];
  const read = async (name: ArtifactName): Promise<StoredVersion | null> => {
    const version = versions[name];
    if (version === undefined) {
      refusals.push(missingVersionRefusal(name));
      return null;
    }
    const stored = await store.read(name, version).catch((error: unknown) => {
      if (!(error instanceof ReleaseRefused)) throw error;
      refusals.push(...error.refusals);
      return undefined;
    });
    if (stored === null) refusals.push(unpublishedRefusal(name, version));
    return stored ?? null;
  };
  const shell = await read('shell');
  const sections: StoredVersion[] = [];
  for (const name of SECTION_NAMES) {
    const section = await read(name);
    if (section) sections.push(section);
  }
  return { shell, sections, refusals };
}

/** R001 for every missing or altered file. */
export async function checkFiles(
  store: ArtifactStore,
  versions: StoredVersion[],
  verified: Set<string> = new Set(),
): Promise<Refusal[]> {
  const refusals = await Promise.all(
    versions.map(async (version) => {
      const { name, version: text } = version.record;
      const faults = await findUnverifiedFaults(store, version, verified);
      return faults.map((fault) => damagedFileRefusal(`${name} ${text}`, fault));
    }),
  );
  return refusals.flat();
}

async function findUnverifiedFaults(
  store: ArtifactStore,
  version: StoredVersion,
  verified: Set<string>,
): Promise<FileFault[]> {
  if (verified.has(version.hash)) return [];
  const faults = await store.findFaults(version);
  if (faults.length === 0) verified.add(version.hash);
  return faults;
}

/** R001 for one file of a version. */
export const damagedFileRefusal = (subject: string, { path, kind }: FileFault): Refusal => ({
  code: 'R001',
  subject,
  problem: `${path} ${kind === 'missing' ? 'is missing' : 'differs from the published content'}`,
  remedy: 'Publish the same build again to repair it, or select another version.',
});

/**
 * The fallback of a version: the version of the active release, or else the fallback that the active release has. Null
 * when neither is compatible: a section must fit the shell, and a shell must fit every section.
 */
export async function findFallback(
  store: ArtifactStore,
  version: StoredVersion,
  companions: Pick<ReleaseVersions, 'sections'> & { shell: StoredVersion },
  { current, verified = new Set() }: Pick<Composition, 'current' | 'verified'>,
): Promise<StoredVersion | null> {
  const { name } = version.record;
  const before = current && pinOf(current, name);
  const candidates = before ? [before, before.fallback] : [];
  for (const candidate of candidates) {
    if (!candidate || candidate.version === version.record.version) continue;
    const stored = await store.read(name, candidate.version).catch(ignoreRefusal);
    if (!stored || stored.hash !== candidate.record || !isCompatible(stored, companions)) continue;
    if ((await findUnverifiedFaults(store, stored, verified)).length === 0) return stored;
  }
  return null;
}

function isCompatible(
  { record }: StoredVersion,
  { shell, sections }: Pick<ReleaseVersions, 'sections'> & { shell: StoredVersion },
): boolean {
  if (record.name !== 'shell') return checkSection(record, shell.record).length === 0;
  return sections.every((section) => checkSection(section.record, record).length === 0);
}

function ignoreRefusal(error: unknown): null {
  if (error instanceof ReleaseRefused) return null;
  throw error;
}

const missingVersionRefusal = (name: ArtifactName): Refusal => ({
  code: 'R007',
  subject: name,
  problem: 'the release has no version of it',
  remedy: `The first release of a channel needs all artifacts: promote one with \`pnpm release promote --from <channel>\`, or pin ${name} together with the others.`,
});

/** R008. */
export const unpublishedRefusal = (name: ArtifactName, version: string): Refusal => ({
  code: 'R008',
  subject: `${name} ${version}`,
  problem: 'the version is not published',
  remedy: `\`pnpm release versions ${name}\` lists the published versions.`,
});
