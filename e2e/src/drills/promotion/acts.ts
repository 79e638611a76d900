import type { LogEntry, Release } from '@huoban/contracts';
import { writeChangedBuild, type ChangedBuild } from './changed-build';
import type { PromotionContext } from './step';

/** Builds by section; created by the steps. */
const builds = new Map<string, ChangedBuild>();
export function buildOf(name: string): ChangedBuild {
  const build = builds.get(name);
  if (!build) throw new Error(`there is no build ${name}`);
  return build;
}

export const publish = (
  { site }: PromotionContext,
  { name, folder }: ChangedBuild,
): Promise<unknown> => site.release('publish', name, '--folder', folder);

export async function writeBuild(
  context: PromotionContext,
  key: string,
  name: 'mfe-home' | 'mfe-legal',
  change: { version: string; mark: string; code?: string },
): Promise<ChangedBuild> {
  const { site } = context;
  const { release } = await site.release<{ release: Release }>('show');
  const build = await writeChangedBuild(site.registry, release, name, change);
  builds.set(key, build);
  return build;
}

/** The short form runs the smoke checks of one page; they are no evidence, so that it forces promotions. */
export const promote = (
  { site, short }: PromotionContext,
  name: string,
  force = short ? ['--force', 'the short drill checks one page only'] : [],
): Promise<LogEntry> => site.act('promote', '--from', 'staging', '--only', name, ...force);

export async function isRefused(act: Promise<unknown>, code: string): Promise<boolean> {
  const result = await act.catch(String);
  return typeof result === 'string' && result.includes(code);
}

export async function homeVersions({ site }: PromotionContext): Promise<string[]> {
  const published = await site.release<{ version: string }[]>('versions', 'mfe-home');
  return published.map(({ version }) => version);
}
