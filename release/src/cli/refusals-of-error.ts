import { KeysLockTimeout } from '../keys/keys-lock';
import { KeysUnreadable } from '../keys/trusted-keys';
import { EntryUnreadable } from '../channel/log/entry-unreadable';
import { ReleaseRefused, type Refusal } from '../refusal';
import { ReleaseUnreadable } from '../registry/release-store';
import { RegistryFileUnreadable } from '../storage/registry-file';
import { DiskFull } from '../storage/files/write-file';
import { StorageFailed } from '../storage/storage-failed';

/** Refusals of an error: its own, or one for a known failure; none for a bug. */
export function refusalsOf(error: unknown): readonly Refusal[] {
  if (error instanceof ReleaseRefused) return error.refusals;
  if (!(error instanceof Error)) return [];
  const problem = error.message;
  if (error instanceof KeysUnreadable) {
    const remedy =
      'Set the keys folder with --keys or KEYS_DIR, or create the first key: `pnpm release keys create`.';
    return [{ code: 'R020', subject: 'keys', problem, remedy }];
  }
  if (error instanceof DiskFull) {
    const remedy =
      'Free space (`pnpm release gc` lists what is not needed), then repeat the command.';
    return [{ code: 'R051', subject: 'registry', problem, remedy }];
  }
  if (error instanceof KeysLockTimeout) {
    return [{ code: 'R026', subject: 'keys', problem, remedy: 'Repeat the command.' }];
  }
  if (error instanceof ReleaseUnreadable || error instanceof EntryUnreadable) {
    const remedy =
      '`pnpm release verify` lists all damage. Restore it from another copy, or roll back to an intact release.';
    return [{ code: 'R001', subject: 'registry', problem, remedy }];
  }
  if (error instanceof RegistryFileUnreadable || error instanceof StorageFailed) {
    const remedy =
      'Check --registry and its registry.json; `pnpm release doctor` tests both stores.';
    return [{ code: 'R046', subject: 'registry', problem, remedy }];
  }
  return [];
}
