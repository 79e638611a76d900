import type { LogEntry } from '@huoban/contracts';
import { readActiveHead, openChannelStores } from '../../channel/channel-head';
import type { TrustedKeys } from '../../keys/trusted-keys';

/** The newest entry of a channel with a canary, and the entry that started the canary. */
export interface RunningCanary {
  entry: LogEntry;
  start: LogEntry;
}

/** Running canaries of these channels. */
export async function findRunningCanaries(
  registry: string,
  channels: readonly string[],
  trusted: TrustedKeys,
): Promise<RunningCanary[]> {
  const found = await Promise.all(
    channels.map(async (channel) => {
      const stores = openChannelStores(registry, channel, trusted);
      const log = await stores.channel.log();
      const entry = (await readActiveHead(stores.releases, log))?.entry;
      if (!entry?.canary) return [];
      for await (const earlier of log.newestFirst()) {
        if (earlier.act === 'canary-start') return [{ entry, start: earlier }];
      }
      return [];
    }),
  );
  return found.flat();
}
