import { KeysLockTimeout } from '../keys/keys-lock';
import { KeysUnreadable } from '../keys/trusted-keys';
import { EntryUnreadable } from '../channel/log/entry-unreadable';
import { ReleaseRefused, type Refusal } from '../refusal';
import { ReleaseUnreadable } from '../registry/release-store';
import { RegistryFileUnreadable } from '../storage/registry-file';
import { StorageFailed } from '../storage/storage-failed';

/** What an error says by number: the refusals themselves, or one for a known failure; none for a mistake of ours. */
export function refusalsOf(error: unknown): readonly Refusal[] {
  if (error instanceof ReleaseRefused) return error.refusals;
  if (!(error instanceof Error)) return [];
  const problem = error.message;
  if (error instanceof KeysUnreadable) {
    const remedy =
      'Name the folder with --keys or KEYS_DIR, or make the first key: `pnpm release keys create`.';
    return [{ code: 'R020', subject: 'keys', problem, remedy }];
  }
  if (error instanceof KeysLockTimeout) {
    return [{ code: 'R026', subject: 'keys', problem, remedy: 'Repeat the command.' }];
  }
  if (error instanceof ReleaseUnreadable || error instanceof EntryUnreadable) {
    const remedy =
      '`pnpm release verify` says what else is damaged; restore it from another copy, or roll back to a release that is whole.';
    return [{ code: 'R001', subject: 'registry', problem, remedy }];
  }
  if (error instanceof RegistryFileUnreadable || error instanceof StorageFailed) {
    const remedy =
      'Look at --registry and its registry.json; `pnpm release doctor` tries both stores.';
    return [{ code: 'R046', subject: 'registry', problem, remedy }];
  }
  return [];
}
