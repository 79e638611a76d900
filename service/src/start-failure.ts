import { BackupDamaged, BackupTooNew } from './backup/backup-format';
import { OtherPostgres } from './backup/back-up-embedded';
import { DoorClosed } from './backup/door';
import { SettingsError } from './config/environment';
import { ContentError } from './content/checked-json';
import { FolderInUse } from './database/folder-lock';
import { DatabaseFilesFailed } from './database/make-files-apart';
import { MigrationFailed } from './database/migrate';
import { DatabaseUnreachable } from './database/open';
import { NoDatabase } from './operator/open-configured';

/** Failures that the operator can mend: their one sentence says it all, a stack would hide it. */
const MENDABLE = [
  BackupDamaged,
  BackupTooNew,
  DoorClosed,
  OtherPostgres,
  SettingsError,
  ContentError,
  DatabaseFilesFailed,
  DatabaseUnreachable,
  FolderInUse,
  MigrationFailed,
  NoDatabase,
];

/** Why the service cannot start, as the operator should read it. */
export const startFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (MENDABLE.some((kind) => error instanceof kind)) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}: choose another port with PORT.`;
  return error.stack ?? error.message;
};
