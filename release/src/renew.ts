import { emptyChannel, moved, putInForce, standingOf, type ActOptions, type Done } from './act';
import { openStores } from './channel-head';
import { refuse } from './refusal';

/**
 * Names what is in force once more, so that its entry expires later.
 * @throws ReleaseRefused R012 for an empty channel, R010 when the channel moved in between
 */
export async function renew(registry: string, options: ActOptions): Promise<Done> {
  const stores = openStores(registry, options.channel, options.signer.trusted);
  const standing = await standingOf(stores);
  const { current } = standing;
  if (!current) throw emptyChannel(options.channel);
  const change = { act: 'renew', canary: current.entry.canary } as const;
  const entry = await putInForce(stores, standing, current.release, change, options);
  if (!entry) throw refuse(moved('the channel', (await standingOf(stores)).current));
  return { ...current, entry, changed: true };
}
