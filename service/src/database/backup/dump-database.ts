import { sql, type Transaction } from 'kysely';
import type { Database } from '../database';
import type { Tables } from '../tables';
import { BACKUP_FORMAT, BACKUP_KIND, type BackupHeader } from './backup-format';

const BATCH_SIZE = 200;

/** Columns of every table by table name, without the tables of the migrator. */
export async function readColumns(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'
      and attnum > 0 and not attisdropped
    group by relname order by relname`.execute(db);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

async function readHeader(trx: Transaction<Tables>): Promise<BackupHeader> {
  const tables: BackupHeader['tables'] = {};
  for (const [name, columns] of await readColumns(trx)) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(name)}`.execute(trx);
    tables[name] = { columns, rows: rows[0]?.rows ?? 0 };
  }
  const { rows: migrations } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(trx);
  const { rows: sequences } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(trx);
  const { rows: version } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(trx);
  return {
    kind: BACKUP_KIND,
    format: BACKUP_FORMAT,
    made_at: new Date().toISOString(),
    postgres: version[0]?.version ?? '',
    migrations: migrations.map(({ name }) => name),
    tables,
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
  };
}

/**
 * Passes the header and rows of a consistent snapshot to `write`, line by line. The embedded database is blocked
 * meanwhile, so `write` must not wait for a slow reader.
 */
export const dumpDatabase = (
  db: Database,
  write: (line: string) => Promise<void> | void,
): Promise<BackupHeader> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const header = await readHeader(trx);
      await write(JSON.stringify(header));
      for (const name of Object.keys(header.tables)) {
        await sql`declare rows_of no scroll cursor for select t::text as line from ${sql.table(name)} t`.execute(
          trx,
        );
        for (let hasMore = true; hasMore;) {
          const { rows } = await sql<{ line: string }>`
            fetch ${sql.lit(BATCH_SIZE)} from rows_of`.execute(trx);
          for (const { line } of rows) await write(JSON.stringify([name, line]));
          hasMore = rows.length === BATCH_SIZE;
        }
        await sql`close rows_of`.execute(trx);
      }
      return header;
    });
