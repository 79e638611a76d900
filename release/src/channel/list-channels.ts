import { channelText } from '../registry/documents';
import { openRegistry } from '../storage/open-registry';

/** Names of all channels of a registry, sorted. */
export async function listChannels(registry: string): Promise<string[]> {
  const folders = await openRegistry(registry).log.list('channels');
  return folders.filter((name) => channelText.safeParse(name).success).sort();
}
