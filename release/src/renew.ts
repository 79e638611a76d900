import {
  emptyChannel,
  moved,
  activateRelease,
  readChannelState,
  type ActOptions,
  type ActResult,
} from './act';
import { openStores } from './channel-head';
import { refuse } from './refusal';

/**
 * Names what is in force once more, so that its entry expires later.
 * @throws ReleaseRefused R012 for an empty channel, R010 when the channel moved in between
 */
export async function renew(registry: string, options: ActOptions): Promise<ActResult> {
  const stores = openStores(registry, options.channel, options.signer.trusted);
  const state = await readChannelState(stores);
  const { active } = state;
  if (!active) throw emptyChannel(options.channel);
  const change = { act: 'renew', canary: active.entry.canary } as const;
  const entry = await activateRelease(stores, state, active.release, change, options);
  if (!entry) throw refuse(moved('the channel', (await readChannelState(stores)).active));
  return { ...active, entry, changed: true };
}
