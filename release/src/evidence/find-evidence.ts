import type { PinnedVersion, Release } from '@huoban/contracts';
import { ARTIFACT_NAMES, type ArtifactName } from '../registry/artifact-names';
import { releaseId } from '../registry/digests';
import type { TrustedKeys } from '../keys/trusted-keys';
import { pinOf } from '../release/pins';
import { ReleaseStore } from '../registry/release-store';
import type { Evidence } from './evidence';
import { EvidenceStore } from './evidence-store';
import { findScopeGaps } from './smoke-scope';

/** Evidence for a release. */
export type EvidenceStatus =
  /** A complete run against exactly this release passed. */
  | { kind: 'exact'; evidence: Evidence }
  /** Every new version passed in another release with the same shell. */
  | { kind: 'carried'; from: Evidence[] }
  /**
   * `untested`: versions without such a run; `failed`: the newest decisive run against exactly this release, when it
   * failed; `partial`: a newer run that passed but was incomplete.
   */
  | {
      kind: 'missing';
      untested: ArtifactName[];
      failed: Evidence | null;
      partial: Evidence | null;
    };

export interface ReleaseCandidate {
  release: Release;
  /** The active release of the target channel. */
  current: Release | null;
}

/**
 * Finds evidence. The newest decisive run against a release counts; an incomplete run that passed is not decisive.
 * Evidence carries over to a release with the same shell (and so the same shared packages): each section's version must
 * already be active with this shell, or have passed in a release with it. A section's record contains its contract
 * digests, so an unchanged version implies an unchanged contract.
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

/** A failure is always decisive, even of an incomplete run. */
const isDecisive = ({ passed, scope }: Evidence): boolean =>
  !passed || findScopeGaps(scope).length === 0;

/** With another shell all versions are untested. */
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
