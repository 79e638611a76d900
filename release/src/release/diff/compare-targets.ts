import type { TrustedKeys } from '../../keys/trusted-keys';
import { ArtifactStore } from '../../registry/artifact-store';
import { resolveDiffTarget } from './diff-target';
import { diffReleases, type ReleaseDiff } from './release-diff';
import { diffVersions, type VersionDiff } from './version-diff';

export type Comparison =
  /** `from` and `to` are release ids. */
  | { kind: 'release'; from: string; to: string; diff: ReleaseDiff }
  | { kind: 'version'; diff: VersionDiff };

/**
 * Compares two releases, or two versions of one artifact; targets as in `resolveDiffTarget`.
 * @returns null when the targets cannot be compared
 * @throws ReleaseRefused R042 for an unknown or ambiguous target
 */
export async function compareTargets(
  registry: string,
  from: string,
  to: string,
  trusted: TrustedKeys,
): Promise<Comparison | null> {
  const old = await resolveDiffTarget(registry, from, trusted);
  const now = await resolveDiffTarget(registry, to, trusted);
  if (old.kind === 'release' && now.kind === 'release') {
    const diff = await diffReleases(new ArtifactStore(registry), old.release, now.release);
    return { kind: 'release', from: old.id, to: now.id, diff };
  }
  if (old.kind === 'version' && now.kind === 'version' && old.record.name === now.record.name) {
    return { kind: 'version', diff: diffVersions(now.record.name, old.record, now.record) };
  }
  return null;
}
