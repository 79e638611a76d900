import type { Release } from '@huoban/contracts';
import type { ArtifactName } from '../registry/artifact-names';
import { ArtifactStore } from '../registry/artifact-store';
import { composeRelease } from './compose-release';
import { assertFilesIntact } from './files-intact';
import { pinnedVersions } from './pins';
import { refusalError } from '../refusal';
import type { ReleaseStore } from '../registry/release-store';

/** A release that is named by its id or the beginning of it, or by the versions in which it differs from the one in force. */
export type ReleaseTarget =
  { release: string } | { versions: Partial<Record<ArtifactName, string>> };

/**
 * Finds or makes the release, with every file of it compared with its hash.
 * @param current the release in force
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

async function resolveReleaseId(releases: ReleaseStore, beginning: string): Promise<string> {
  const [id, ...others] = await releases.findIds(beginning);
  if (id !== undefined && others.length === 0) return id;
  throw refusalError({
    code: 'R012',
    subject: beginning,
    problem: others.length > 0 ? 'more than one release begins so' : 'no release begins so',
    remedy: '`pnpm release history` shows the ids.',
  });
}
