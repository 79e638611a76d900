import type { LogEntry } from '@huoban/contracts';
import { lastGood, openStores } from '../../channel-head';
import type { TrustedKeys } from '../../keys/trusted-keys';

/** A channel's newest entry that has a canary, and the one that started this canary. */
export interface Running {
  entry: LogEntry;
  start: LogEntry;
}

/** The canaries that run on these channels now. */
export async function findRunning(
  registry: string,
  channels: readonly string[],
  trusted: TrustedKeys,
): Promise<Running[]> {
  const found = await Promise.all(
    channels.map(async (channel) => {
      const stores = openStores(registry, channel, trusted);
      const log = await stores.channel.log();
      const entry = (await lastGood(stores.releases, log))?.entry;
      if (!entry?.canary) return [];
      for await (const earlier of log.newestFirst()) {
        if (earlier.act === 'canary-start') return [{ entry, start: earlier }];
      }
      return [];
    }),
  );
  return found.flat();
}
