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
  /** Sequence number of an entry of this channel, or the beginning of a release id. */
  to?: string;
}

/**
 * Puts an earlier release in force again: the one before the present one first came, or `to`.
 * @throws ReleaseRefused R012 when there is none, R001 when its files are gone, R010 when the channel moved in between,
 * R041 when it is being removed
 */
export async function rollback(registry: string, options: RollbackOptions): Promise<ActResult> {
  const stores = openChannelStores(registry, options.channel, options.signer.trusted);
  const state = await readChannelState(stores);
  const { active } = state;
  const target = await findTarget(stores, options.to);
  if (isHeadActive(state) && active?.entry.release === target) {
    return { ...active, changed: false };
  }
  const release = await stores.releases.read(target);
  await assertFilesIntact(new ArtifactStore(registry), release);
  const entry = await activateRelease(stores, state, release, { act: 'rollback' }, options);
  if (!entry)
    throw refusalError(conflictRefusal('the channel', (await readChannelState(stores)).active));
  return { entry, release, canary: null, changed: true };
}

/** Only what was once in force here: a release that was merely made (for a link, say) was never accepted here. */
async function findTarget({ channel }: ChannelStores, to: string | undefined): Promise<string> {
  const entries = await (await channel.log()).history();
  if (to === undefined) return releaseBefore(entries, channel.channel);
  const bySequence = entries.find((entry) => String(entry.sequence) === to);
  if (bySequence) return bySequence.release;
  const named = entries.map(({ release }) => release).filter((release) => release.startsWith(to));
  const [id, ...others] = new Set(named);
  if (id !== undefined && others.length === 0) return id;
  throw noTargetRefusal(
    to,
    others.length > 0
      ? 'names more than one release'
      : `names no entry of ${channel.channel}, and no release that was in force there`,
  );
}

function releaseBefore(entries: LogEntry[], channel: string): string {
  const present = entries.at(-1)?.release;
  const came = entries.findIndex((entry) => entry.release === present);
  const earlier = entries[came - 1];
  if (earlier) return earlier.release;
  throw noTargetRefusal(channel, 'there is no release before the present one');
}

const noTargetRefusal = (subject: string, problem: string): ReleaseRefused =>
  refusalError({
    code: 'R012',
    subject,
    problem,
    remedy: '`pnpm release history` shows the entries; name one with --to.',
  });
