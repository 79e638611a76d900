import * as z from 'zod';

export const BACKUP_KIND = 'huoban-backup';
/** Raise when a reader of before could not read what is written from then on. */
export const BACKUP_FORMAT = 1;

const columns = z.array(z.string());

/**
 * First line of a backup. A backup is gzip over lines of JSON: this header, one `[table, row]` for each row with the
 * row as PostgreSQL writes it, and a seal.
 */
export const headerSchema = z.object({
  kind: z.literal(BACKUP_KIND),
  format: z.number().int(),
  made_at: z.string(),
  /** Full version of the PostgreSQL it was taken from; rows fit any other. */
  postgres: z.string(),
  /** Stamp of the data: what had been migrated, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.record(z.string(), z.object({ columns, rows: z.number().int() })),
  /** Last values that were drawn, as texts; unused sequences are left out. */
  sequences: z.record(z.string(), z.string()),
});
export type BackupHeader = z.output<typeof headerSchema>;

export const rowLineSchema = z.tuple([z.string(), z.string()]);

/** Last line: SHA-256 (hex) over every line before, each with its line break. */
export const trailerSchema = z.object({ sha256: z.string() });

/** A backup file is not whole, or not one of ours; nothing was touched. */
export class BackupDamaged extends Error {
  override readonly name = 'BackupDamaged';

  constructor(file: string, reason: string) {
    super(`The backup ${file} cannot be used: ${reason}. Nothing was changed.`);
  }
}

/** A backup was made by a newer program. */
export class BackupTooNew extends Error {
  override readonly name = 'BackupTooNew';

  constructor(file: string, what: string) {
    super(
      `The backup ${file} was made by a newer service (${what}): restore it with that one. Nothing was changed.`,
    );
  }
}
