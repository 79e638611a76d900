import { ARTIFACT_NAMES, type ArtifactName } from '../registry/artifact-names';
import { ArtifactStore } from '../registry/artifact-store';
import { EvidenceStore } from '../evidence/evidence-store';
import type { TrustedKeys } from '../keys/trusted-keys';
import { listLinkRecords } from '../links/link-records';
import { pinOf } from '../release/pins';
import { ReleaseStore } from '../registry/release-store';
import { findNeededReleases, type Retention } from './needed-releases';

const DAY_MS = 86_400_000;
export const DEFAULT_KEEP_DAYS = 30;

export interface CollectionOptions {
  trusted: TrustedKeys;
  /** Retention window in days, 30 by default. */
  keepDays?: number;
  /** Milliseconds since the epoch. */
  now?: number;
}

export interface UnneededVersion {
  name: ArtifactName;
  version: string;
  /** Bytes of its files. */
  bytes: number;
}

/** Unneeded documents. Log entries are never removed. */
export interface CollectionPlan {
  releases: string[];
  versions: UnneededVersion[];
  /** Ids of unneeded releases that have evidence. */
  evidence: string[];
  /** Keys of the records of expired links. */
  links: string[];
  kept: { releases: number; versions: number };
}

/** Finds unneeded documents without changing anything. @throws ReleaseUnreadable when a needed release is damaged */
export async function planCollection(
  registry: string,
  options: CollectionOptions,
): Promise<CollectionPlan> {
  const retention = createRetention(options);
  const { cutoff, now } = retention;
  const needed = await findNeededReleases(registry, retention);
  const releases = (await new ReleaseStore(registry).all()).map(({ id }) => id);
  const pinned = await findPinnedVersions(
    registry,
    releases.filter((id) => needed.has(id)),
  );
  const versions = await findUnneededVersions(registry, pinned, cutoff);
  const evidence = await new EvidenceStore(registry).listReleases();
  return {
    releases: releases.filter((id) => !needed.has(id)),
    versions: versions.unneeded,
    evidence: evidence.filter((id) => !needed.has(id)),
    links: (await listLinkRecords(registry))
      .filter(({ link }) => Date.parse(link.expires) <= now)
      .map(({ key }) => key),
    kept: {
      releases: releases.filter((id) => needed.has(id)).length,
      versions: versions.kept,
    },
  };
}

export function createRetention({
  trusted,
  keepDays = DEFAULT_KEEP_DAYS,
  now = Date.now(),
}: CollectionOptions): Retention {
  return { trusted, cutoff: now - keepDays * DAY_MS, now };
}

/** `name version` of everything that these releases pin or fall back to. */
async function findPinnedVersions(registry: string, releases: string[]): Promise<Set<string>> {
  const store = new ReleaseStore(registry);
  const pinned = new Set<string>();
  for (const id of releases) {
    const release = await store.read(id);
    for (const name of ARTIFACT_NAMES) {
      const { version, fallback } = pinOf(release, name);
      pinned.add(`${name} ${version}`);
      if (fallback) pinned.add(`${name} ${fallback.version}`);
    }
  }
  return pinned;
}

/** Keeps versions published since the cutoff, which may be pinned next. */
async function findUnneededVersions(registry: string, pinned: Set<string>, cutoff: number) {
  const store = new ArtifactStore(registry);
  const unneeded: UnneededVersion[] = [];
  let kept = 0;
  for (const name of ARTIFACT_NAMES) {
    for (const { version, at } of await store.versions(name)) {
      if (pinned.has(`${name} ${version}`) || at.getTime() >= cutoff) kept += 1;
      else unneeded.push({ name, version, bytes: await readVersionBytes(store, name, version) });
    }
  }
  return { unneeded, kept };
}

async function readVersionBytes(
  store: ArtifactStore,
  name: ArtifactName,
  version: string,
): Promise<number> {
  const stored = await store.read(name, version).catch(() => null);
  const files = Object.values(stored?.record.files ?? {});
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
