import {
  RELEASE_FORMAT,
  type FileRecord,
  type PinnedVersion,
  type Release,
} from '@huoban/contracts';
import type { ArtifactStore, StoredVersion } from '../registry/artifact-store';
import { checkAvailability } from '../checks/availability-checks';
import { checkOverlaps, checkRequired } from '../checks/routes/route-checks';
import { checkSection, checkShell } from '../checks/version-checks';
import { releaseSchema } from '../registry/documents';
import { ReleaseRefused, type Refusal } from '../refusal';
import { checkFiles, findFallback, readVersions } from './release-versions';
import type { Composition, ReleaseVersions } from './release-versions';

/** A composed release with its refusals. */
export interface CheckedRelease {
  /** Null when a version is missing. Must not be activated when there are refusals. */
  release: Release | null;
  refusals: Refusal[];
}

/**
 * Composes a release of published versions and checks all rules, files included.
 * @throws ReleaseRefused with every rule that it breaks
 */
export async function composeRelease(
  store: ArtifactStore,
  composition: Composition,
): Promise<Release> {
  const { release, refusals } = await checkRelease(store, composition);
  if (!release || refusals.length > 0) throw new ReleaseRefused(refusals);
  return release;
}

/** As `composeRelease`, but returns refusals instead of throwing them. */
export async function checkRelease(
  store: ArtifactStore,
  composition: Composition,
): Promise<CheckedRelease> {
  const versions = await readVersions(store, composition.versions);
  const { shell } = versions;
  if (!shell || versions.refusals.length > 0) return { release: null, refusals: versions.refusals };
  return {
    release: await assembleRelease(store, { ...versions, shell }, composition),
    refusals: await runChecks(store, { ...versions, shell }, composition),
  };
}

type AllVersions = ReleaseVersions & { shell: StoredVersion };

async function runChecks(
  store: ArtifactStore,
  { shell, sections }: AllVersions,
  { current, verified }: Composition,
): Promise<Refusal[]> {
  const stored = [shell, ...sections];
  const routes = sections.flatMap(({ record }) => record.routes);
  return [
    ...(await checkFiles(store, stored, verified)),
    ...(await checkAvailability(store.registry, stored, current)),
    ...checkShell(shell.record),
    ...sections.flatMap(({ record }) => checkSection(record, shell.record)),
    ...checkOverlaps(routes),
    ...checkRequired(routes),
  ];
}

async function assembleRelease(
  store: ArtifactStore,
  { shell, sections }: AllVersions,
  composition: Composition,
): Promise<Release> {
  const files: Record<string, FileRecord> = {};
  const pin = async (version: StoredVersion) => {
    const fallback = await findFallback(store, version, { shell, sections }, composition);
    addFiles(files, version);
    if (fallback) addFiles(files, fallback);
    return { ...pinOfStored(version), fallback: fallback && pinOfStored(fallback) };
  };
  const pinnedShell = await pin(shell);
  const pinned: Record<string, unknown> = {};
  for (const section of sections) pinned[section.record.name] = await pin(section);
  return releaseSchema.parse({
    format: RELEASE_FORMAT,
    shell: pinnedShell,
    sections: pinned,
    routes: sections.flatMap(({ record }) => record.routes),
    files,
  });
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
