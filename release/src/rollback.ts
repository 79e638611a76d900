import type { LogEntry, Release } from '@huoban/contracts';
import { isNewest, moved, putInForce, standingOf, type ActOptions, type Done } from './act';
import { ARTIFACT_NAMES } from './artifact-names';
import { ArtifactStore } from './artifact-store';
import { openStores, type Stores } from './channel-head';
import { damagedFile } from './release-versions';
import { pinOf } from './pins';
import { refuse, ReleaseRefused, type Refusal } from './refusal';

export interface RollbackOptions extends ActOptions {
  /** Sequence number of an entry of this channel, or the beginning of a release id. */
  to?: string;
}

/**
 * Puts an earlier release in force again: the one before the present one first came, or `to`.
 * @throws ReleaseRefused R012 when there is none, R001 when its files are gone, R010 when the channel moved in between
 */
export async function rollback(registry: string, options: RollbackOptions): Promise<Done> {
  const stores = openStores(registry, options.channel, options.signer.trusted);
  const standing = await standingOf(stores);
  const { current } = standing;
  const target = await findTarget(stores, options.to);
  if (isNewest(standing) && current?.entry.release === target) {
    return { ...current, changed: false };
  }
  const release = await stores.releases.read(target);
  await assertIntact(new ArtifactStore(registry), release);
  const entry = await putInForce(stores, standing, release, { act: 'rollback' }, options);
  if (!entry) throw refuse(moved('the channel', (await standingOf(stores)).current));
  return { entry, release, canary: null, changed: true };
}

async function findTarget({ channel, releases }: Stores, to: string | undefined): Promise<string> {
  const entries = await (await channel.log()).history();
  if (to === undefined) return releaseBefore(entries, channel.channel);
  const bySequence = entries.find((entry) => String(entry.sequence) === to);
  if (bySequence) return bySequence.release;
  const [id, ...others] = await releases.idsLike(to);
  if (id !== undefined && others.length === 0) return id;
  throw noTarget(
    to,
    others.length > 0 ? 'names more than one release' : 'names no entry and no release',
  );
}

function releaseBefore(entries: LogEntry[], channel: string): string {
  const present = entries.at(-1)?.release;
  const came = entries.findIndex((entry) => entry.release === present);
  const earlier = entries[came - 1];
  if (earlier) return earlier.release;
  throw noTarget(channel, 'there is no release before the present one');
}

/** Only files: a release that was once accepted is not judged by rules that came later. */
async function assertIntact(store: ArtifactStore, release: Release): Promise<void> {
  const refusals: Refusal[] = [];
  for (const name of ARTIFACT_NAMES) {
    const pinned = pinOf(release, name);
    const stored = await store.read(name, pinned.version);
    const faults =
      stored?.hash === pinned.record
        ? await store.faults(stored)
        : [{ path: 'version.json', kind: stored ? ('mismatch' as const) : ('missing' as const) }];
    refusals.push(...faults.map((fault) => damagedFile(`${name} ${pinned.version}`, fault)));
  }
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
}

const noTarget = (subject: string, problem: string): ReleaseRefused =>
  refuse({
    code: 'R012',
    subject,
    problem,
    wayOut: '`npm run release -- history` shows the entries; name one with --to.',
  });
