import type { Release, VersionRecord } from '@huoban/contracts';
import { ARTIFACT_NAMES, type ArtifactName } from '../../registry/artifact-names';
import type { ArtifactStore } from '../../registry/artifact-store';
import { pinOf } from '../pins';
import { diffVersions, type ValueChange, type VersionDiff } from './version-diff';

/** Differences of two releases. Equal artifacts are omitted. */
export interface ReleaseDiff {
  artifacts: VersionDiff[];
  /** Artifacts whose fallback differs. */
  fallbacks: ({ name: ArtifactName } & ValueChange<string>)[];
}

/** @param from null for the first release of a channel */
export async function diffReleases(
  store: ArtifactStore,
  from: Release | null,
  to: Release,
): Promise<ReleaseDiff> {
  const changed = ARTIFACT_NAMES.filter(
    (name) => !from || pinOf(from, name).record !== pinOf(to, name).record,
  );
  return {
    artifacts: await Promise.all(
      changed.map(async (name) =>
        diffVersions(
          name,
          from && (await readRecord(store, name, pinOf(from, name).version)),
          await readRecord(store, name, pinOf(to, name).version),
        ),
      ),
    ),
    fallbacks: ARTIFACT_NAMES.map((name) => ({
      name,
      from: (from && pinOf(from, name).fallback?.version) ?? null,
      to: pinOf(to, name).fallback?.version ?? null,
    })).filter((step) => step.from !== step.to),
  };
}

/** Null for a version that was removed: everything counts as changed. */
const readRecord = async (
  store: ArtifactStore,
  name: ArtifactName,
  version: string,
): Promise<VersionRecord | null> =>
  store.read(name, version).then(
    (stored) => stored?.record ?? null,
    () => null,
  );
