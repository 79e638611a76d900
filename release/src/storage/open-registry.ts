import { FolderStorage } from './folder-storage';
import type { Storage } from './storage';

/** The two ports of a registry: what is immutable and may be large, and the logs whose heads move. */
export interface RegistryStorages {
  artifacts: Storage;
  log: Storage;
}

/** @param registry folder of the registry */
export function openRegistry(registry: string): RegistryStorages {
  const folder = new FolderStorage(registry);
  return { artifacts: folder, log: folder };
}
