import type { PinnedVersion, Release } from '@huoban/contracts';
import { ARTIFACT_NAMES, type ArtifactName } from '../registry/artifact-names';
import type { StoredVersion } from '../registry/artifact-store';
import { canonicalJson } from '../registry/canonical-json';
import { pinOf } from '../release/pins';
import { type ReleaseStore, ReleaseUnreadable } from '../registry/release-store';
import { DocumentTooLarge } from '../storage/storage';
import type { Fault, Finding } from './verify-report';

/** The published versions by `<name>/<version>`. */
export type KnownVersions = ReadonlyMap<string, StoredVersion>;

export const versionKey = (name: ArtifactName, version: string): string => `${name}/${version}`;

/**
 * Verifies a release document and that it agrees with the versions that it pins.
 * @param isActive whether a channel serves it; a missing version is only then a fault
 */
export async function verifyRelease(
  releases: ReleaseStore,
  id: string,
  versions: KnownVersions,
  isActive: boolean,
): Promise<Finding> {
  try {
    const release = await releases.read(id);
    const pins = ARTIFACT_NAMES.flatMap((name) => verifyPins(id, release, name, versions));
    const findings = [...pins, ...findStrayFiles(id, release)];
    const gone = findings.filter(({ kind }) => kind === 'missing' && !isActive);
    const remarks = gone.map(({ subject, problem }) => `${subject}: ${problem}; it is not active`);
    return { faults: findings.filter((fault) => !gone.includes(fault)), remarks };
  } catch (error) {
    if (!(error instanceof ReleaseUnreadable || error instanceof DocumentTooLarge)) throw error;
    return {
      faults: [{ kind: 'altered', subject: releaseKey(id), problem: error.message }],
      remarks: [],
    };
  }
}

function verifyPins(
  id: string,
  release: Release,
  name: ArtifactName,
  versions: KnownVersions,
): Fault[] {
  return listPins(release, name).flatMap(({ version, record }) => {
    const stored = versions.get(versionKey(name, version));
    const fault = (kind: Fault['kind'], problem: string): Fault[] => [
      { kind, subject: releaseKey(id), problem: `${name} ${version} ${problem}` },
    ];
    if (!stored) return fault('missing', 'is not published');
    if (stored.hash !== record) return fault('broken', 'is not the pinned version');
    return haveSameFiles(release, name, stored) ? [] : fault('broken', 'has different files');
  });
}

/** Files of versions that the release does not pin. */
function findStrayFiles(id: string, release: Release): Fault[] {
  const pinned = ARTIFACT_NAMES.flatMap((name) =>
    listPins(release, name).map(({ version }) => `${versionKey(name, version)}/`),
  );
  const stray = Object.keys(release.files).filter(
    (path) => !pinned.some((prefix) => path.startsWith(prefix)),
  );
  return stray.map((path) => ({
    kind: 'broken',
    subject: releaseKey(id),
    problem: `${path} belongs to no pinned version`,
  }));
}

function listPins(release: Release, name: ArtifactName): PinnedVersion[] {
  const pinned = pinOf(release, name);
  return pinned.fallback ? [pinned, pinned.fallback] : [pinned];
}

function haveSameFiles(release: Release, name: ArtifactName, { record }: StoredVersion): boolean {
  const prefix = `${versionKey(name, record.version)}/`;
  const named = Object.entries(release.files).filter(([path]) => path.startsWith(prefix));
  const files = Object.fromEntries(named.map(([path, file]) => [path.slice(prefix.length), file]));
  return canonicalJson(files) === canonicalJson(record.files);
}

const releaseKey = (id: string): string => `releases/${id}.json`;
