import type { ArtifactName } from '../artifact-names';
import { ArtifactStore } from '../artifact-store';
import { refusalError } from '../../refusal';
import { unpublishedRefusal } from '../../release/release-versions';
import { DeprecationStore, type Deprecation } from './deprecation-store';

export interface DeprecateOptions {
  name: ArtifactName;
  version: string;
  author: string;
  reason: string;
}

/**
 * Prevents new pins and promotions of a version. Active releases keep it, and rollbacks to releases with it still work.
 * @throws ReleaseRefused R008 when it is not published
 */
export async function deprecate(registry: string, options: DeprecateOptions): Promise<Deprecation> {
  const { name, version } = options;
  await assertPublished(registry, name, version);
  const deprecation: Deprecation = { format: 1, ...options, at: new Date().toISOString() };
  await new DeprecationStore(registry).save(deprecation);
  return deprecation;
}

/**
 * Allows pinning a version again and records author and reason. Does nothing for a version that is not deprecated.
 * @throws ReleaseRefused R008 when it is not published
 */
export async function undeprecate(registry: string, options: DeprecateOptions): Promise<void> {
  const { name, version, author, reason } = options;
  await assertPublished(registry, name, version);
  const store = new DeprecationStore(registry);
  const deprecation = await store.read(name, version);
  if (!deprecation) return;
  await store.save({ ...deprecation, undone: { author, reason, at: new Date().toISOString() } });
}

async function assertPublished(
  registry: string,
  name: ArtifactName,
  version: string,
): Promise<void> {
  if (await new ArtifactStore(registry).read(name, version)) return;
  throw refusalError(unpublishedRefusal(name, version));
}
