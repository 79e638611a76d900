import type { Release } from '@huoban/contracts';
import { ARTIFACT_NAMES } from './artifact-names';
import type { ArtifactStore } from './artifact-store';
import { checkCollected } from './checks/availability-checks';
import { pinOf } from './pins';
import { ReleaseRefused, type Refusal } from './refusal';
import { damagedFile } from './release-versions';

/**
 * Only files: a release that was once accepted is not judged by rules that came later.
 * @throws ReleaseRefused R001 for every file that is gone or altered, R041 for a version that is being removed
 */
export async function assertIntact(store: ArtifactStore, release: Release): Promise<void> {
  const refusals: Refusal[] = [];
  for (const name of ARTIFACT_NAMES) {
    const pinned = pinOf(release, name);
    const stored = await store.read(name, pinned.version);
    const faults =
      stored?.hash === pinned.record
        ? await store.faults(stored)
        : [{ path: 'version.json', kind: stored ? ('mismatch' as const) : ('missing' as const) }];
    refusals.push(...faults.map((fault) => damagedFile(`${name} ${pinned.version}`, fault)));
    if (stored) refusals.push(...(await checkCollected(store.registry, stored)));
  }
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
}
