import type { LogEntry } from '@huoban/contracts';
import {
  isHeadActive,
  conflictRefusal,
  activateRelease,
  readChannelState,
  type ActOptions,
  type ActResult,
} from './act';
import { ArtifactStore } from '../registry/artifact-store';
import { openChannelStores, type ChannelStores } from '../channel/channel-head';
import { assertFilesIntact } from '../release/files-intact';
import { refusalError, type ReleaseRefused } from '../refusal';

export interface RollbackOptions extends ActOptions {
  /** Sequence number of an entry of this channel, or a prefix of a release id. */
  to?: string;
}

/**
 * Activates an earlier release: the one before the current release was first activated, or `to`.
 * @throws ReleaseRefused R012 when there is none, R001 when files are missing, R010 after a concurrent act, R041 when a
 * version is marked for removal
 */
export async function rollback(registry: string, options: RollbackOptions): Promise<ActResult> {
  const stores = openChannelStores(registry, options.channel, options.signer.trusted);
  const state = await readChannelState(stores, options.signer);
  const { active } = state;
  const target = await findTarget(stores, options.to);
  if (isHeadActive(state) && active?.entry.release === target) {
    return { ...active, changed: false };
  }
  const release = await stores.releases.read(target);
  await assertFilesIntact(new ArtifactStore(registry), release);
  const entry = await activateRelease(stores, state, release, { act: 'rollback' }, options);
  if (!entry)
    throw refusalError(
      conflictRefusal('the channel', (await readChannelState(stores, options.signer)).active),
    );
  return { entry, release, canary: null, changed: true };
}

/** Accepts only releases that were active on this channel; others (made for a link, for example) were never checked for it. */
async function findTarget({ channel }: ChannelStores, to: string | undefined): Promise<string> {
  const entries = await (await channel.log()).history();
  if (to === undefined) return releaseBefore(entries, channel.channel);
  const bySequence = entries.find((entry) => String(entry.sequence) === to);
  if (bySequence) return bySequence.release;
  const matching = entries.map(({ release }) => release).filter((id) => id.startsWith(to));
  const [id, ...others] = new Set(matching);
  if (id !== undefined && others.length === 0) return id;
  throw noTargetRefusal(
    to,
    others.length > 0
      ? 'matches more than one release'
      : `matches no entry and no release of channel ${channel.channel}`,
  );
}

function releaseBefore(entries: LogEntry[], channel: string): string {
  const current = entries.at(-1)?.release;
  const activatedAt = entries.findIndex((entry) => entry.release === current);
  const earlier = entries[activatedAt - 1];
  if (earlier) return earlier.release;
  throw noTargetRefusal(channel, 'there is no release before the current one');
}

const noTargetRefusal = (subject: string, problem: string): ReleaseRefused =>
  refusalError({
    code: 'R012',
    subject,
    problem,
    remedy: '`pnpm release history` lists the entries; select one with --to.',
  });
