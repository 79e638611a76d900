import type { Release, VersionRecord } from '@huoban/contracts';
import { isArtifactName } from '../../registry/artifact-names';
import { ArtifactStore } from '../../registry/artifact-store';
import { openChannelStores, readChannelHead } from '../../channel/channel-head';
import { listChannels } from '../../channel/list-channels';
import type { TrustedKeys } from '../../keys/trusted-keys';
import { refusalError } from '../../refusal';
import { ReleaseStore } from '../../registry/release-store';

/** What a word on the command line stands for. */
export type DiffTarget =
  { kind: 'release'; id: string; release: Release } | { kind: 'version'; record: VersionRecord };

/**
 * `production` (its release in force), `production#7` (the release of entry 7), `mfe-home@1.0.0-abc`, or the beginning of
 * a release id.
 * @throws ReleaseRefused R042 when it stands for nothing or for several things
 * @throws ReleaseUnreadable
 */
export async function resolveDiffTarget(
  registry: string,
  word: string,
  trusted: TrustedKeys,
): Promise<DiffTarget> {
  const [name = '', version] = word.split('@');
  if (version !== undefined) return resolveVersion(registry, word, name, version);
  const [channel = '', sequence] = word.split('#');
  if ((await listChannels(registry)).includes(channel)) {
    const id = await resolveChannel(registry, { word, channel, sequence, trusted });
    return resolveReleasePrefix(registry, id);
  }
  const [id, ...others] = word === '' ? [] : await new ReleaseStore(registry).findIds(word);
  if (id === undefined)
    throw unknownTargetRefusal(word, 'it is no channel, no version and no release');
  if (others.length > 0) throw unknownTargetRefusal(word, `${others.length + 1} releases begin so`);
  return resolveReleasePrefix(registry, id);
}

async function resolveVersion(
  registry: string,
  word: string,
  name: string,
  version: string,
): Promise<DiffTarget> {
  const stored = isArtifactName(name)
    ? await new ArtifactStore(registry).read(name, version)
    : null;
  if (!stored) throw unknownTargetRefusal(word, 'no such version is published');
  return { kind: 'version', record: stored.record };
}

async function resolveChannel(
  registry: string,
  {
    word,
    channel,
    sequence,
    trusted,
  }: { word: string; channel: string; sequence: string | undefined; trusted: TrustedKeys },
): Promise<string> {
  if (sequence === undefined) {
    const head = await readChannelHead(registry, channel, trusted);
    if (head) return head.entry.release;
    throw unknownTargetRefusal(word, 'the channel has no release in force');
  }
  const log = await openChannelStores(registry, channel, trusted).channel.log();
  const found = (await log.history()).find((entry) => String(entry.sequence) === sequence);
  if (found) return found.release;
  throw unknownTargetRefusal(word, `${channel} has no entry ${sequence} that counts`);
}

const resolveReleasePrefix = async (registry: string, id: string): Promise<DiffTarget> => ({
  kind: 'release',
  id,
  release: await new ReleaseStore(registry).read(id),
});

const unknownTargetRefusal = (word: string, problem: string) =>
  refusalError({
    code: 'R042',
    subject: word,
    problem,
    remedy:
      'Name a channel, an entry as production#7, a version as mfe-home@1.0.0-abc, or more digits of a release id; `pnpm release history` and `pnpm release versions` show them.',
  });
