import { BackupDamaged, BackupTooNew } from '../database/backup/backup-format';
import { PostgresVersionMismatch } from '../database/backup/back-up-embedded';
import { BackupServerUnavailable } from '../database/backup/backup-server';
import { SettingsError } from '../config/environment';
import { ContentError } from '../content/json-file';
import { FolderInUse } from '../database/folder-lock';
import { DatabaseCreationFailed } from '../database/create-files';
import { MigrationFailed } from '../database/migrate';
import { DatabaseUnreachable } from '../database/open';
import { DatabaseMissing } from '../operator/open-configured';

/** Errors that the operator can fix. Their message is enough; a stack would hide it. */
const OPERATOR_ERRORS = [
  BackupDamaged,
  BackupTooNew,
  BackupServerUnavailable,
  PostgresVersionMismatch,
  SettingsError,
  ContentError,
  DatabaseCreationFailed,
  DatabaseUnreachable,
  FolderInUse,
  MigrationFailed,
  DatabaseMissing,
];

/** Describes for the operator why the service cannot start. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (OPERATOR_ERRORS.some((kind) => error instanceof kind)) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}: choose another port with PORT.`;
  return error.stack ?? error.message;
}
