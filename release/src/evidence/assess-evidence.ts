import type { PinnedVersion, Release } from '@huoban/contracts';
import { ARTIFACT_NAMES, type ArtifactName } from '../artifact-names';
import { releaseId } from '../digests';
import type { TrustedKeys } from '../keys/trusted-keys';
import { pinOf } from '../pins';
import { ReleaseStore } from '../release-store';
import type { Evidence } from './evidence';
import { EvidenceStore } from './evidence-store';
import { gapsOf } from './smoke-scope';

/** What speaks for a release that is to reach visitors. */
export type Assessment =
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

export interface Candidate {
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
export async function assessEvidence(
  registry: string,
  { release, current }: Candidate,
  trusted: TrustedKeys,
): Promise<Assessment> {
  const store = new EvidenceStore(registry);
  const runs = await store.of(releaseId(release), trusted);
  const deciding = runs.find(decides) ?? null;
  if (deciding?.passed) return { kind: 'exact', evidence: deciding };
  const open = new Set(untestedIn(release, current));
  const [newest] = runs;
  const partial = newest && !decides(newest) ? newest : null;
  if (deciding) return { kind: 'missing', untested: [...open], failed: deciding, partial };
  const from: Evidence[] = [];
  for await (const { evidence, tested } of passedReleases(registry, store, trusted)) {
    if (open.size === 0) break;
    const covered = [...open].filter((name) => samePin(release, tested, name));
    if (!samePin(release, tested, 'shell') || covered.length === 0) continue;
    for (const name of covered) open.delete(name);
    from.push(evidence);
  }
  if (open.size === 0) return { kind: 'carried', from };
  return { kind: 'missing', untested: [...open], failed: null, partial };
}

/** A failure always speaks, whatever the run left out. */
const decides = ({ passed, scope }: Evidence): boolean => !passed || gapsOf(scope).length === 0;

/** With another shell everything is new. */
const untestedIn = (release: Release, current: Release | null): ArtifactName[] =>
  current && samePin(release, current, 'shell')
    ? ARTIFACT_NAMES.filter((name) => !samePin(release, current, name))
    : [...ARTIFACT_NAMES];

async function* passedReleases(
  registry: string,
  store: EvidenceStore,
  trusted: TrustedKeys,
): AsyncGenerator<{ evidence: Evidence; tested: Release }> {
  const releases = new ReleaseStore(registry);
  for (const id of await store.releases()) {
    const evidence = (await store.of(id, trusted)).find(decides);
    if (!evidence?.passed) continue;
    const tested = await releases.read(id).catch(() => null);
    if (tested) yield { evidence, tested };
  }
}

function samePin(a: Release, b: Release, name: ArtifactName): boolean {
  const [left, right]: PinnedVersion[] = [pinOf(a, name), pinOf(b, name)];
  return left?.version === right?.version && left?.record === right?.record;
}
