import { channelText } from '../registry/documents';
import { openRegistry } from '../storage/open-registry';

/** Every channel of a registry, in the order of their names. */
export async function listChannels(registry: string): Promise<string[]> {
  const folders = await openRegistry(registry).log.list('channels');
  return folders.filter((name) => channelText.safeParse(name).success).sort();
}
