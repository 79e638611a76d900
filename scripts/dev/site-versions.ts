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
 * Copies the versions that the site pins into the development registry, or builds them when there is no site yet.
 * @throws CommandFailed when a build fails
 */
export async function copySiteVersions(
  registry: DevelopmentRegistry,
  options: DevelopmentOptions,
  sources: Sources,
): Promise<Versions> {
  const head = await siteHead(options);
  if (!head) return buildOnce(registry, sources);
  const pinned = complete(pinnedVersions(head.release));
  await registry.copyFrom(options.registry, pinned);
  return pinned;
}

/** @returns null before the first start of a site, which creates keys and a release */
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
    if (version === undefined) throw new Error(`The active release pins no version of ${name}.`);
    return [name, version] as const;
  });
  return Object.fromEntries(entries) as Versions;
}
