import {
  emptyChannelRefusal,
  conflictRefusal,
  activateRelease,
  readChannelState,
  type ActOptions,
  type ActResult,
} from './act';
import { openChannelStores } from '../channel/channel-head';
import { refusalError } from '../refusal';

/**
 * Appends an entry with the same release and a later expiry.
 * @throws ReleaseRefused R012 for an empty channel, R010 after a concurrent act
 */
export async function renew(registry: string, options: ActOptions): Promise<ActResult> {
  const stores = openChannelStores(registry, options.channel, options.signer.trusted);
  const state = await readChannelState(stores, options.signer);
  const { active } = state;
  if (!active) throw emptyChannelRefusal(options.channel);
  const change = { act: 'renew', canary: active.entry.canary } as const;
  const entry = await activateRelease(stores, state, active.release, change, options);
  if (!entry)
    throw refusalError(
      conflictRefusal('the channel', (await readChannelState(stores, options.signer)).active),
    );
  return { ...active, entry, changed: true };
}
