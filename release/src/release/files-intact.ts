import type { Release } from '@huoban/contracts';
import { ARTIFACT_NAMES } from '../registry/artifact-names';
import type { ArtifactStore } from '../registry/artifact-store';
import { checkNotCollecting } from '../checks/availability-checks';
import { pinOf } from './pins';
import { ReleaseRefused, type Refusal } from '../refusal';
import { damagedFileRefusal } from './release-versions';

/**
 * Only files: a release that was once accepted is not judged by rules that came later.
 * @throws ReleaseRefused R001 for every file that is gone or altered, R041 for a version that is being removed
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
