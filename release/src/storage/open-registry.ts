import { FolderStorage } from './folder-storage';
import { PostgresStorage } from './postgres-storage';
import { readRegistryFile } from './registry-file';
import { S3Storage } from './s3/s3-storage';
import type { Storage } from './storage';

/** The two ports of a registry: what is immutable and may be large, and the logs whose heads move. */
export interface RegistryStorages {
  artifacts: Storage;
  log: Storage;
}

/** One driver for each address in a process: its connections are shared by all who open the registry. */
const remote = new Map<string, Storage>();

/**
 * Opens the stores that `registry.json` names, the folder itself by default. Nothing is connected before it is used.
 * @param registry folder of the registry
 * @throws RegistryFileUnreadable
 */
export function openRegistry(registry: string): RegistryStorages {
  const { artifacts, log } = readRegistryFile(registry);
  const folder = new FolderStorage(registry);
  return {
    artifacts: artifacts === undefined ? folder : openRemote(artifacts),
    log: log === undefined ? folder : openRemote(log),
  };
}

function openRemote(address: string): Storage {
  const known = remote.get(address);
  if (known) return known;
  const storage = address.startsWith('s3:') ? new S3Storage(address) : new PostgresStorage(address);
  remote.set(address, storage);
  return storage;
}
