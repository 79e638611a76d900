import type { Release } from '@huoban/contracts';
import type { ArtifactName } from '../registry/artifact-names';
import { ArtifactStore } from '../registry/artifact-store';
import { composeRelease } from './compose-release';
import { assertFilesIntact } from './files-intact';
import { pinnedVersions } from './pins';
import { refusalError } from '../refusal';
import type { ReleaseStore } from '../registry/release-store';

/** A release by id or prefix, or by the versions in which it differs from the active release. */
export type ReleaseTarget =
  | { release: string }
  | { versions: Partial<Record<ArtifactName, string>> };

/**
 * Reads or composes the release and verifies all of its files.
 * @param current the active release
 * @throws ReleaseRefused R012 for an id that is unknown or ambiguous, R001 for damaged files, any rule for versions
 */
export async function resolveRelease(
  registry: string,
  releases: ReleaseStore,
  target: ReleaseTarget,
  current: Release,
): Promise<Release> {
  const store = new ArtifactStore(registry);
  if ('versions' in target) {
    const versions = { ...pinnedVersions(current), ...target.versions };
    return composeRelease(store, { versions, current });
  }
  const release = await releases.read(await resolveReleaseId(releases, target.release));
  await assertFilesIntact(store, release);
  return release;
}

async function resolveReleaseId(releases: ReleaseStore, prefix: string): Promise<string> {
  const [id, ...others] = await releases.findIds(prefix);
  if (id !== undefined && others.length === 0) return id;
  throw refusalError({
    code: 'R012',
    subject: prefix,
    problem: others.length > 0 ? 'more than one release matches' : 'no release matches',
    remedy: '`pnpm release history` lists release ids.',
  });
}
