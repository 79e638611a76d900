import { ARTIFACT_NAMES, type ArtifactName } from './artifact-names';
import { ArtifactStore } from './artifact-store';
import { readChannelHead, type ChannelHead } from '../channel/channel-head';
import { listChannels } from '../channel/list-channels';
import { DeprecationStore, type Deprecation } from './deprecation/deprecation-store';
import type { TrustedKeys } from '../keys/trusted-keys';
import { pinOf } from '../release/pins';

/** A published version and where it is used. */
export interface VersionStatus {
  name: ArtifactName;
  version: string;
  /** Time of publication. */
  at: Date;
  /** Channels on which it is active. */
  live: string[];
  /** Channels whose canary has it, with the share of visitors in percent. */
  canary: { channel: string; share: number }[];
  /** Channels whose release falls back to it. */
  fallback: string[];
  deprecated: Deprecation | null;
  /** Marked for removal by `gc`. */
  collecting: boolean;
}

/**
 * Published versions, newest first.
 * @param only one artifact; all by default
 */
export async function listVersionStatuses(
  registry: string,
  trusted: TrustedKeys,
  only?: ArtifactName,
): Promise<VersionStatus[]> {
  const store = new ArtifactStore(registry);
  const deprecations = new DeprecationStore(registry);
  const heads = await readHeads(registry, trusted);
  const found = await Promise.all(
    (only ? [only] : ARTIFACT_NAMES).map(async (name) => {
      const versions = await store.versions(name);
      return Promise.all(
        versions.map(async ({ version, at }) => ({
          name,
          version,
          at,
          ...useOf(heads, name, version),
          deprecated: await deprecations.read(name, version),
          collecting: await store.isBeingCollected(name, version),
        })),
      );
    }),
  );
  return found.flat();
}

/** One line of text. */
export function formatVersionStatus(status: VersionStatus): string {
  const { live, canary, fallback, deprecated, collecting } = status;
  const uses = [
    ...live.map((channel) => `live on ${channel}`),
    ...canary.map(({ channel, share }) => `canary on ${channel} (${share} %)`),
    ...fallback.map((channel) => `fallback on ${channel}`),
    ...(deprecated ? [`deprecated ${deprecated.at.slice(0, 10)}: ${deprecated.reason}`] : []),
    ...(collecting ? ['being removed'] : []),
  ];
  return uses.length > 0 ? uses.join(', ') : 'available';
}

async function readHeads(registry: string, trusted: TrustedKeys): Promise<ChannelHead[]> {
  const names = await listChannels(registry);
  const heads = await Promise.all(names.map((name) => readChannelHead(registry, name, trusted)));
  return heads.filter((head) => head !== null);
}

function useOf(heads: ChannelHead[], name: ArtifactName, version: string) {
  const where = (uses: (head: ChannelHead) => boolean): string[] =>
    heads.filter(uses).map(({ entry }) => entry.channel);
  return {
    live: where(({ release }) => pinOf(release, name).version === version),
    canary: heads.flatMap(({ entry, canary }) =>
      entry.canary && canary && pinOf(canary, name).version === version
        ? [{ channel: entry.channel, share: entry.canary.share }]
        : [],
    ),
    fallback: where(({ release }) => pinOf(release, name).fallback?.version === version),
  };
}
