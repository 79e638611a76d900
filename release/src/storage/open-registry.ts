import { FolderStorage } from './folder-storage';
import { PostgresStorage } from './postgres-storage';
import { readRegistryFile } from './registry-file';
import { S3Storage } from './s3/s3-storage';
import type { Storage } from './storage';

/** Storages of a registry: immutable documents and files, and the logs of the channels. */
export interface RegistryStorages {
  artifacts: Storage;
  log: Storage;
}

/** One instance per address and process, so that connections are shared. */
const remote = new Map<string, Storage>();

/**
 * Opens the storages of `registry.json`, by default the folder itself. Connects on first use.
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
