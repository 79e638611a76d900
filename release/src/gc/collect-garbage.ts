import { setTimeout as wait } from 'node:timers/promises';
import { COLLECTING_FILE, versionFolder, RECORD_FILE } from '../registry/artifact-layout';
import { canonicalJson } from '../registry/canonical-json';
import { DeprecationStore } from '../registry/deprecation/deprecation-store';
import { EvidenceStore } from '../evidence/evidence-store';
import { ReleaseStore } from '../registry/release-store';
import { openRegistry } from '../storage/open-registry';
import type { Storage } from '../storage/storage';
import { findNeededReleases } from './needed-releases';
import { planCollection, createRetention } from './plan-collection';
import type { CollectionOptions, CollectionPlan, UnneededVersion } from './plan-collection';

/** Longer than any act needs between its last check and its log entry. */
export const DEFAULT_GRACE_MS = 60_000;

export interface CollectOptions extends CollectionOptions {
  /** Milliseconds between marking versions and removing them. */
  graceMs?: number;
  onProgress?: (line: string) => void;
}

/**
 * Removes unneeded versions, releases, evidence and links. Versions are marked first, so that no act pins them any more;
 * after the grace period, when acts that did not see the mark have ended, marks of needed versions are removed and the
 * other versions deleted, `version.json` first, so that a partly removed version does not count as published. A run
 * continues where a killed one stopped.
 * @returns what was removed
 */
export async function collectGarbage(
  registry: string,
  options: CollectOptions,
): Promise<CollectionPlan> {
  const { graceMs = DEFAULT_GRACE_MS, onProgress = () => undefined } = options;
  const { artifacts } = openRegistry(registry);
  const marked = await planCollection(registry, options);
  for (const { name, version } of marked.versions) {
    const since = canonicalJson({ since: new Date().toISOString() });
    await artifacts.create(`${versionFolder(name, version)}/${COLLECTING_FILE}`, since);
  }
  if (marked.versions.length > 0) {
    onProgress(`${marked.versions.length} versions are marked; waiting ${graceMs / 1000} s`);
    await wait(graceMs);
  }
  const removed = intersectPlans(marked, await planCollection(registry, options));
  await unmarkNeeded(artifacts, marked.versions, removed.versions);
  await removeReleases(registry, removed, options);
  for (const [index, version] of removed.versions.entries()) {
    await removeVersion(registry, artifacts, version);
    onProgress(`${index + 1}/${removed.versions.length} ${version.name} ${version.version}`);
  }
  for (const id of removed.evidence) await new EvidenceStore(registry).remove(id);
  for (const key of removed.links) await artifacts.remove(key);
  return removed;
}

/** What was unneeded before and after the grace period. */
const intersectPlans = (before: CollectionPlan, after: CollectionPlan): CollectionPlan => ({
  ...after,
  releases: after.releases.filter((id) => before.releases.includes(id)),
  versions: after.versions.filter(({ name, version }) =>
    before.versions.some((each) => each.name === name && each.version === version),
  ),
});

async function unmarkNeeded(
  artifacts: Storage,
  marked: UnneededVersion[],
  removed: UnneededVersion[],
): Promise<void> {
  for (const { name, version } of marked) {
    if (removed.some((each) => each.name === name && each.version === version)) continue;
    await artifacts.remove(`${versionFolder(name, version)}/${COLLECTING_FILE}`);
  }
}

/** Restores releases that a concurrent act has named in the meantime. */
async function removeReleases(
  registry: string,
  { releases }: CollectionPlan,
  options: CollectionOptions,
): Promise<void> {
  const store = new ReleaseStore(registry);
  const contents = new Map(
    await Promise.all(
      releases.map(async (id) => [id, await store.read(id).catch(() => null)] as const),
    ),
  );
  for (const id of releases) await store.remove(id);
  const needed = await findNeededReleases(registry, createRetention(options));
  for (const [id, content] of contents) {
    if (content && needed.has(id)) await store.save(content);
  }
}

async function removeVersion(
  registry: string,
  artifacts: Storage,
  { name, version }: UnneededVersion,
): Promise<void> {
  const folder = versionFolder(name, version);
  await artifacts.remove(`${folder}/${RECORD_FILE}`);
  await artifacts.remove(folder);
  await new DeprecationStore(registry).remove(name, version);
}
