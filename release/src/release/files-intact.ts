import type { Release } from '@huoban/contracts';
import { ARTIFACT_NAMES } from '../registry/artifact-names';
import type { ArtifactStore } from '../registry/artifact-store';
import { checkNotCollecting } from '../checks/availability-checks';
import { pinOf } from './pins';
import { ReleaseRefused, type Refusal } from '../refusal';
import { damagedFileRefusal } from './release-versions';

/**
 * Checks files only: rules that were added later must not block a rollback to a release that was accepted once.
 * @throws ReleaseRefused R001 for every missing or altered file, R041 for a version marked for removal
 */
export async function assertFilesIntact(store: ArtifactStore, release: Release): Promise<void> {
  const refusals: Refusal[] = [];
  for (const name of ARTIFACT_NAMES) {
    const pinned = pinOf(release, name);
    const stored = await store.read(name, pinned.version);
    const faults =
      stored?.hash === pinned.record
        ? await store.findFaults(stored)
        : [{ path: 'version.json', kind: stored ? ('mismatch' as const) : ('missing' as const) }];
    refusals.push(...faults.map((fault) => damagedFileRefusal(`${name} ${pinned.version}`, fault)));
    if (stored) refusals.push(...(await checkNotCollecting(store.registry, stored)));
  }
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
}
