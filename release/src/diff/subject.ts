import type { Release, VersionRecord } from '@huoban/contracts';
import { isArtifactName } from '../artifact-names';
import { ArtifactStore } from '../artifact-store';
import { openStores, headOf } from '../channel-head';
import { channelNames } from '../channel-names';
import type { TrustedKeys } from '../keys/trusted-keys';
import { refuse } from '../refusal';
import { ReleaseStore } from '../release-store';

/** What a word on the command line stands for. */
export type Subject =
  { kind: 'release'; id: string; release: Release } | { kind: 'version'; record: VersionRecord };

/**
 * `production` (its release in force), `production#7` (the release of entry 7), `mfe-home@1.0.0-abc`, or the beginning of
 * a release id.
 * @throws ReleaseRefused R042 when it stands for nothing or for several things
 * @throws ReleaseUnreadable
 */
export async function findSubject(
  registry: string,
  word: string,
  trusted: TrustedKeys,
): Promise<Subject> {
  const [name = '', version] = word.split('@');
  if (version !== undefined) return versionSubject(registry, word, name, version);
  const [channel = '', sequence] = word.split('#');
  if ((await channelNames(registry)).includes(channel)) {
    const id = await releaseOnChannel(registry, { word, channel, sequence, trusted });
    return releaseSubject(registry, id);
  }
  const [id, ...others] = word === '' ? [] : await new ReleaseStore(registry).idsLike(word);
  if (id === undefined) throw unknown(word, 'it is no channel, no version and no release');
  if (others.length > 0) throw unknown(word, `${others.length + 1} releases begin so`);
  return releaseSubject(registry, id);
}

async function versionSubject(
  registry: string,
  word: string,
  name: string,
  version: string,
): Promise<Subject> {
  const stored = isArtifactName(name)
    ? await new ArtifactStore(registry).read(name, version)
    : null;
  if (!stored) throw unknown(word, 'no such version is published');
  return { kind: 'version', record: stored.record };
}

async function releaseOnChannel(
  registry: string,
  {
    word,
    channel,
    sequence,
    trusted,
  }: { word: string; channel: string; sequence: string | undefined; trusted: TrustedKeys },
): Promise<string> {
  if (sequence === undefined) {
    const head = await headOf(registry, channel, trusted);
    if (head) return head.entry.release;
    throw unknown(word, 'the channel has no release in force');
  }
  const log = await openStores(registry, channel, trusted).channel.log();
  const found = (await log.history()).find((entry) => String(entry.sequence) === sequence);
  if (found) return found.release;
  throw unknown(word, `${channel} has no entry ${sequence} that counts`);
}

const releaseSubject = async (registry: string, id: string): Promise<Subject> => ({
  kind: 'release',
  id,
  release: await new ReleaseStore(registry).read(id),
});

const unknown = (word: string, problem: string) =>
  refuse({
    code: 'R042',
    subject: word,
    problem,
    remedy:
      'Name a channel, an entry as production#7, a version as mfe-home@1.0.0-abc, or more digits of a release id; `pnpm release history` and `pnpm release versions` show them.',
  });
