import * as z from 'zod';
import { OperatorError } from '../../process/operator-error';

export const BACKUP_KIND = 'huoban-backup';
/** Increase when older readers cannot read new backups. */
export const BACKUP_FORMAT = 1;

const columns = z.array(z.string());

/**
 * First line of a backup. A backup is gzipped lines of JSON: this header, one `[table, row]` per row with the row in
 * PostgreSQL's text format, and a trailer.
 */
export const headerSchema = z.object({
  kind: z.literal(BACKUP_KIND),
  format: z.number().int(),
  made_at: z.string(),
  /** Full version of the source PostgreSQL. Rows can be restored into any version. */
  postgres: z.string(),
  /** Applied migrations, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.record(z.string(), z.object({ columns, rows: z.number().int() })),
  /** Last values as text, without unused sequences. */
  sequences: z.record(z.string(), z.string()),
});
export type BackupHeader = z.output<typeof headerSchema>;

export const rowLineSchema = z.tuple([z.string(), z.string()]);

/** Last line: SHA-256 (hex) of all lines before it, including their line breaks. */
export const trailerSchema = z.object({ sha256: z.string() });

/** A file is incomplete, altered or no backup. */
export class BackupDamaged extends OperatorError {
  override readonly name = 'BackupDamaged';

  constructor(file: string, reason: string) {
    super(`The backup ${file} cannot be used: ${reason}. Nothing was changed.`);
  }
}

/** A backup was made by a newer release of the service. */
export class BackupTooNew extends OperatorError {
  override readonly name = 'BackupTooNew';

  constructor(file: string, what: string) {
    super(
      `The backup ${file} was made by a newer service (${what}): restore it with that one. Nothing was changed.`,
    );
  }
}
