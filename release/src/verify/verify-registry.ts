import pLimit from 'p-limit';
import { ArtifactStore } from '../registry/artifact-store';
import { listKnownChannels } from '../channel/list-channels';
import { ChannelStore } from '../channel/channel-store';
import type { TrustedKeys } from '../keys/trusted-keys';
import { ReleaseStore } from '../registry/release-store';
import { openRegistry } from '../storage/open-registry';
import { listRegistry } from './registry-keys';
import { verifyChannel } from './verify-channel';
import { verifyEvidence } from './verify-evidence';
import { listEntryReleases, verifyLinks } from './verify-links';
import { verifyRelease, versionKey } from './verify-release';
import { mergeFindings, type Progress, type VerifyReport } from './verify-report';
import { verifyVersion } from './verify-version';

const MAX_CONCURRENT = 8;

export interface VerifyOptions {
  trusted: TrustedKeys;
  onProgress?: (progress: Progress) => void;
}

/**
 * Verifies all files of all versions, all releases, the log of every channel with its signatures, all evidence, and the
 * references between them. Read-only.
 * @throws StorageFailed when a store cannot be reached
 */
export async function verifyRegistry(
  registry: string,
  { trusted, onProgress = () => undefined }: VerifyOptions,
): Promise<VerifyReport> {
  const startedAt = performance.now();
  const each = eachWith(onProgress);
  const storages = openRegistry(registry);
  const keys = await listRegistry(storages, await listKnownChannels(registry, trusted));

  const store = new ArtifactStore(registry);
  const versions = await each('versions', keys.versions, ({ name, version }) =>
    verifyVersion(store, name, version),
  );
  const published = versions.flatMap(({ stored }) => stored ?? []);
  const known = new Map(
    published.map((stored) => [versionKey(stored.record.name, stored.record.version), stored]),
  );

  const channels = await each('channels', keys.channels, (channel) =>
    verifyChannel({ registry, channel: new ChannelStore(registry, channel, trusted) }, trusted),
  );
  const heads = channels.flatMap(({ entries }) => entries.slice(-1));
  const active = new Set(heads.flatMap(listEntryReleases));

  const releases = new ReleaseStore(registry);
  const documents = await each('releases', keys.releases, (id) =>
    verifyRelease(releases, id, known, active.has(id)),
  );
  const evidence = await each('evidence', keys.evidence, (key) =>
    verifyEvidence(storages.artifacts, key, trusted),
  );

  const { faults, remarks } = mergeFindings([...versions, ...channels, ...documents]);
  const links = verifyLinks(channels, new Set(keys.releases));
  const files = published.flatMap(({ record }) => Object.values(record.files));
  return {
    faults: [...faults, ...links, ...evidence.flat(), ...keys.unknown],
    remarks,
    counts: {
      versions: published.length,
      files: files.length,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      releases: keys.releases.length,
      channels: channels.length,
      entries: channels.reduce((sum, { size }) => sum + size, 0),
      evidence: keys.evidence.length,
    },
    milliseconds: Math.round(performance.now() - startedAt),
  };
}

const eachWith =
  (onProgress: (progress: Progress) => void) =>
  <Item, Result>(
    part: Progress['part'],
    items: readonly Item[],
    work: (item: Item) => Promise<Result>,
  ): Promise<Result[]> => {
    let done = 0;
    return pLimit(MAX_CONCURRENT).map(items, async (item) => {
      const result = await work(item);
      onProgress({ part, done: (done += 1), total: items.length });
      return result;
    });
  };
