import type { Release, VersionRecord } from '@huoban/contracts';
import { isArtifactName } from '../../registry/artifact-names';
import { ArtifactStore } from '../../registry/artifact-store';
import { openChannelStores, readChannelHead } from '../../channel/channel-head';
import { listChannels } from '../../channel/list-channels';
import type { TrustedKeys } from '../../keys/trusted-keys';
import { refusalError } from '../../refusal';
import { ReleaseStore } from '../../registry/release-store';

/** A release or version to compare. */
export type DiffTarget =
  | { kind: 'release'; id: string; release: Release }
  | { kind: 'version'; record: VersionRecord };

/**
 * Resolves `production` (active release), `production#7` (release of entry 7), `mfe-home@1.0.0-abc` or a prefix of a
 * release id.
 * @throws ReleaseRefused R042 when it is unknown or ambiguous
 * @throws ReleaseUnreadable
 */
export async function resolveDiffTarget(
  registry: string,
  target: string,
  trusted: TrustedKeys,
): Promise<DiffTarget> {
  const [name = '', version] = target.split('@');
  if (version !== undefined) return resolveVersion(registry, target, name, version);
  const [channel = '', sequence] = target.split('#');
  if ((await listChannels(registry)).includes(channel)) {
    const id = await resolveChannel(registry, { target, channel, sequence, trusted });
    return resolveReleasePrefix(registry, id);
  }
  const [id, ...others] = target === '' ? [] : await new ReleaseStore(registry).findIds(target);
  if (id === undefined)
    throw unknownTargetRefusal(target, 'no channel, version or release has this name');
  if (others.length > 0) throw unknownTargetRefusal(target, `${others.length + 1} releases match`);
  return resolveReleasePrefix(registry, id);
}

async function resolveVersion(
  registry: string,
  target: string,
  name: string,
  version: string,
): Promise<DiffTarget> {
  const stored = isArtifactName(name)
    ? await new ArtifactStore(registry).read(name, version)
    : null;
  if (!stored) throw unknownTargetRefusal(target, 'the version is not published');
  return { kind: 'version', record: stored.record };
}

async function resolveChannel(
  registry: string,
  {
    target,
    channel,
    sequence,
    trusted,
  }: { target: string; channel: string; sequence: string | undefined; trusted: TrustedKeys },
): Promise<string> {
  if (sequence === undefined) {
    const head = await readChannelHead(registry, channel, trusted);
    if (head) return head.entry.release;
    throw unknownTargetRefusal(target, 'the channel has no release');
  }
  const log = await openChannelStores(registry, channel, trusted).channel.log();
  const found = (await log.history()).find((entry) => String(entry.sequence) === sequence);
  if (found) return found.release;
  throw unknownTargetRefusal(target, `channel ${channel} has no valid entry ${sequence}`);
}

const resolveReleasePrefix = async (registry: string, id: string): Promise<DiffTarget> => ({
  kind: 'release',
  id,
  release: await new ReleaseStore(registry).read(id),
});

const unknownTargetRefusal = (target: string, problem: string) =>
  refusalError({
    code: 'R042',
    subject: target,
    problem,
    remedy:
      'Use a channel, an entry such as production#7, a version such as mfe-home@1.0.0-abc, or more digits of a release id; see `pnpm release history` and `pnpm release versions`.',
  });
