import type { PinnedVersion, Release } from '@huoban/contracts';
import { ARTIFACT_NAMES, type ArtifactName } from '../registry/artifact-names';
import { releaseId } from '../registry/digests';
import type { TrustedKeys } from '../keys/trusted-keys';
import { pinOf } from '../release/pins';
import { ReleaseStore } from '../registry/release-store';
import type { Evidence } from './evidence';
import { EvidenceStore } from './evidence-store';
import { findScopeGaps } from './smoke-scope';

/** What speaks for a release that is to reach visitors. */
export type EvidenceStatus =
  /** A full run against exactly this release passed. */
  | { kind: 'exact'; evidence: Evidence }
  /** Every version that it brings passed in another release, beside the same shell. */
  | { kind: 'carried'; from: Evidence[] }
  /**
   * `untested`: versions without such a run; `failed`: the newest run against exactly this release that decides, and
   * failed; `partial`: a newer one that passed, but did not look at everything.
   */
  | {
      kind: 'missing';
      untested: ArtifactName[];
      failed: Evidence | null;
      partial: Evidence | null;
    };

export interface ReleaseCandidate {
  release: Release;
  /** The release in force where it is to go. */
  current: Release | null;
}

/**
 * Looks for evidence. Of several runs against one release the newest decides; one that passed but left something out
 * decides nothing. A release carries over the evidence of its
 * parts when the shell (and with it the shared packages) is the one that they were tested with: each section's version
 * must be in force already beside this shell, or have passed in a release with this shell. A section's record holds its
 * contract digests, so an unchanged version is an unchanged contract.
 */
export async function findEvidence(
  registry: string,
  { release, current }: ReleaseCandidate,
  trusted: TrustedKeys,
): Promise<EvidenceStatus> {
  const store = new EvidenceStore(registry);
  const runs = await store.list(releaseId(release), trusted);
  const deciding = runs.find(isDecisive) ?? null;
  if (deciding?.passed) return { kind: 'exact', evidence: deciding };
  const open = new Set(findUntested(release, current));
  const [newest] = runs;
  const partial = newest && !isDecisive(newest) ? newest : null;
  if (deciding) return { kind: 'missing', untested: [...open], failed: deciding, partial };
  const from: Evidence[] = [];
  for await (const { evidence, tested } of listPassedReleases(registry, store, trusted)) {
    if (open.size === 0) break;
    const covered = [...open].filter((name) => haveSamePin(release, tested, name));
    if (!haveSamePin(release, tested, 'shell') || covered.length === 0) continue;
    for (const name of covered) open.delete(name);
    from.push(evidence);
  }
  if (open.size === 0) return { kind: 'carried', from };
  return { kind: 'missing', untested: [...open], failed: null, partial };
}

/** A failure always speaks, whatever the run left out. */
const isDecisive = ({ passed, scope }: Evidence): boolean =>
  !passed || findScopeGaps(scope).length === 0;

/** With another shell everything is new. */
const findUntested = (release: Release, current: Release | null): ArtifactName[] =>
  current && haveSamePin(release, current, 'shell')
    ? ARTIFACT_NAMES.filter((name) => !haveSamePin(release, current, name))
    : [...ARTIFACT_NAMES];

async function* listPassedReleases(
  registry: string,
  store: EvidenceStore,
  trusted: TrustedKeys,
): AsyncGenerator<{ evidence: Evidence; tested: Release }> {
  const releases = new ReleaseStore(registry);
  for (const id of await store.listReleases()) {
    const evidence = (await store.list(id, trusted)).find(isDecisive);
    if (!evidence?.passed) continue;
    const tested = await releases.read(id).catch(() => null);
    if (tested) yield { evidence, tested };
  }
}

function haveSamePin(a: Release, b: Release, name: ArtifactName): boolean {
  const [left, right]: PinnedVersion[] = [pinOf(a, name), pinOf(b, name)];
  return left?.version === right?.version && left?.record === right?.record;
}
