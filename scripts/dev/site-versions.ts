import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  ARTIFACT_NAMES,
  readChannelHead,
  pinnedVersions,
  loadTrustedKeys,
  type ChannelHead,
} from '@huoban/release';
import type { PlannedArtifact } from '../lib/build/artifact-plan';
import { buildArtifacts } from '../lib/build/build-artifacts';
import type { Steps } from '../lib/report/steps.mjs';
import type { DevelopmentOptions } from './options';
import type { DevelopmentRegistry, Versions } from './development-registry';

interface Sources {
  root: string;
  planned: PlannedArtifact[];
  steps: Steps;
}

/**
 * Fills the private registry with the versions that the site pins now, or, where there is no site yet, with builds of
 * the sources.
 * @throws CommandFailed when something has to be built and cannot be
 */
export async function copySiteVersions(
  registry: DevelopmentRegistry,
  options: DevelopmentOptions,
  sources: Sources,
): Promise<Versions> {
  const head = await siteHead(options);
  if (!head) return buildOnce(registry, sources);
  const pinned = complete(pinnedVersions(head.release));
  await registry.take(options.registry, pinned);
  return pinned;
}

/** Null where no site has been started yet: there are neither keys nor a release then. */
async function siteHead({
  registry,
  keys,
  channel,
}: DevelopmentOptions): Promise<ChannelHead | null> {
  if (!existsSync(path.join(keys, 'trusted.json'))) return null;
  return readChannelHead(registry, channel, await loadTrustedKeys(keys));
}

async function buildOnce(
  registry: DevelopmentRegistry,
  { root, planned, steps }: Sources,
): Promise<Versions> {
  await buildArtifacts(root, planned, steps);
  for (const { out } of planned) await registry.publish(out);
  return complete(Object.fromEntries(planned.map(({ name, version }) => [name, version])));
}

function complete(versions: Partial<Versions>): Versions {
  const entries = ARTIFACT_NAMES.map((name) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`The release in force names no version of ${name}.`);
    return [name, version] as const;
  });
  return Object.fromEntries(entries) as Versions;
}
