import type { TrustedKeys } from '../keys/trusted-keys';
import { listSeenChannels } from './witness/seen-entries';
import { listTimestampChannels } from './witness/timestamp';
import { channelText } from '../registry/documents';
import { openRegistry } from '../storage/open-registry';

/** Names of all channels that exist, or of which an entry was seen; sorted. */
export async function listKnownChannels(registry: string, trusted: TrustedKeys): Promise<string[]> {
  const names = await Promise.all([
    listChannels(registry),
    listTimestampChannels(registry),
    listSeenChannels(registry, trusted),
  ]);
  return [...new Set(names.flat())].sort();
}

/** Names of all channels of a registry, sorted. */
export async function listChannels(registry: string): Promise<string[]> {
  const folders = await openRegistry(registry).log.list('channels');
  return folders.filter((name) => channelText.safeParse(name).success).sort();
}
