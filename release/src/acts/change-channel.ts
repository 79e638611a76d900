import {
  changeChannelState,
  emptyChannelRefusal,
  readChannelState,
  type ActOptions,
  type ActChange,
  type ActResult,
} from './act';
import { loadHead, openChannelStores, type ChannelHead } from '../channel/channel-head';

/**
 * Changes the state of a channel; repeated on top of concurrent acts.
 * @param changeFor computes the change from the active release; null for none. Throws to refuse.
 * @throws ReleaseRefused R012 for an empty channel; R022, R023 or R031 as `changeState`
 */
export async function changeChannel(
  registry: string,
  options: ActOptions,
  changeFor: (current: ChannelHead) => ActChange | null | Promise<ActChange | null>,
): Promise<ActResult> {
  const stores = openChannelStores(registry, options.channel, options.signer.trusted);
  for (;;) {
    const state = await readChannelState(stores, options.signer);
    const { active } = state;
    if (!active) throw emptyChannelRefusal(options.channel);
    const change = await changeFor(active);
    if (!change) return { ...active, changed: false };
    const entry = await changeChannelState(stores, state, change, options);
    if (entry) return { ...(await loadHead(stores.releases, entry)), changed: true };
  }
}
