import type { PinnedVersion, Release } from '@huoban/contracts';
import { ARTIFACT_NAMES, type ArtifactName } from '../artifact-names';
import type { StoredVersion } from '../artifact-store';
import { canonicalJson } from '../canonical-json';
import { pinOf } from '../pins';
import { type ReleaseStore, ReleaseUnreadable } from '../release-store';
import { DocumentTooLarge } from '../storage/storage';
import type { Fault, Finding } from './verify-report';

/** The published versions by `<name>/<version>`. */
export type KnownVersions = ReadonlyMap<string, StoredVersion>;

export const versionKey = (name: ArtifactName, version: string): string => `${name}/${version}`;

/**
 * A release document, and that it and the versions that it pins say the same.
 * @param inForce whether a channel serves it: then its versions must be there
 */
export async function verifyRelease(
  releases: ReleaseStore,
  id: string,
  versions: KnownVersions,
  inForce: boolean,
): Promise<Finding> {
  try {
    const release = await releases.read(id);
    const pins = ARTIFACT_NAMES.flatMap((name) => verifyPins(id, release, name, versions));
    const findings = [...pins, ...strayFiles(id, release)];
    const gone = findings.filter(({ kind }) => kind === 'missing' && !inForce);
    const remarks = gone.map(({ subject, problem }) => `${subject}: ${problem}; nobody gets it`);
    return { faults: findings.filter((fault) => !gone.includes(fault)), remarks };
  } catch (error) {
    if (!(error instanceof ReleaseUnreadable || error instanceof DocumentTooLarge)) throw error;
    return {
      faults: [{ kind: 'altered', subject: nameOf(id), problem: error.message }],
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
  return pinsOf(release, name).flatMap(({ version, record }) => {
    const stored = versions.get(versionKey(name, version));
    const fault = (kind: Fault['kind'], problem: string): Fault[] => [
      { kind, subject: nameOf(id), problem: `${name} ${version} ${problem}` },
    ];
    if (!stored) return fault('missing', 'is not published');
    if (stored.hash !== record) return fault('broken', 'is not the one that it was made of');
    return sameFiles(release, name, stored) ? [] : fault('broken', 'has other files');
  });
}

/** Files of versions that the release does not pin. */
function strayFiles(id: string, release: Release): Fault[] {
  const pinned = ARTIFACT_NAMES.flatMap((name) =>
    pinsOf(release, name).map(({ version }) => `${versionKey(name, version)}/`),
  );
  const stray = Object.keys(release.files).filter(
    (path) => !pinned.some((prefix) => path.startsWith(prefix)),
  );
  return stray.map((path) => ({
    kind: 'broken',
    subject: nameOf(id),
    problem: `${path} belongs to no version that it pins`,
  }));
}

function pinsOf(release: Release, name: ArtifactName): PinnedVersion[] {
  const pinned = pinOf(release, name);
  return pinned.fallback ? [pinned, pinned.fallback] : [pinned];
}

function sameFiles(release: Release, name: ArtifactName, { record }: StoredVersion): boolean {
  const prefix = `${versionKey(name, record.version)}/`;
  const named = Object.entries(release.files).filter(([path]) => path.startsWith(prefix));
  const files = Object.fromEntries(named.map(([path, file]) => [path.slice(prefix.length), file]));
  return canonicalJson(files) === canonicalJson(record.files);
}

const nameOf = (id: string): string => `releases/${id}.json`;
