import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database';
import { migrateTo } from '../database/migrate';
import type { Tables } from '../database/tables';
import { BackupDamaged, type BackupHeader } from './backup-format';
import { readColumns } from './dump-database';
import { readRows } from './read-backup';

const BATCH_SIZE = 200;

const insert = (trx: Transaction<Tables>, table: string, rows: string[]) =>
  sql`insert into ${sql.table(table)} overriding system value
    select (line::${sql.table(table)}).* from unnest(${rows}::text[]) as line`.execute(trx);

async function requireSameTables(db: Database, file: string, head: BackupHeader) {
  const made = await readColumns(db);
  const shape = (tables: Iterable<[string, string[]]>) =>
    JSON.stringify([...tables].sort(([a], [b]) => (a < b ? -1 : 1)));
  const kept = Object.entries(head.tables).map(([name, { columns }]): [string, string[]] => [
    name,
    columns,
  ]);
  if (shape(made) !== shape(kept))
    throw new BackupDamaged(file, 'its tables are not those of its migrations');
}

async function requireSameCounts(db: Database, file: string, head: BackupHeader) {
  for (const [name, { rows }] of Object.entries(head.tables)) {
    const { rows: found } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(name)}`.execute(db);
    if (found[0]?.rows !== rows)
      throw new BackupDamaged(file, `${name} did not come out with ${rows} rows`);
  }
}

/**
 * Fills an empty database with a backup that has been checked: schema as of then, rows, sequences.
 * @throws BackupDamaged when what comes out is not what the header says.
 */
export async function loadBackup(db: Database, file: string, head: BackupHeader): Promise<void> {
  await migrateTo(db, head.migrations.at(-1) ?? '');
  await requireSameTables(db, file, head);
  await db.transaction().execute(async (trx) => {
    // Rows come table by table: references hold again only at the end.
    await sql`set local session_replication_role = replica`.execute(trx);
    let batch: { table: string; rows: string[] } = { table: '', rows: [] };
    const flush = async () => {
      if (batch.rows.length > 0) await insert(trx, batch.table, batch.rows);
    };
    for await (const [table, row] of readRows(file)) {
      if (table !== batch.table || batch.rows.length === BATCH_SIZE) {
        await flush();
        batch = { table, rows: [] };
      }
      batch.rows.push(row);
    }
    await flush();
    for (const [name, value] of Object.entries(head.sequences))
      await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(trx);
  });
  await requireSameCounts(db, file, head);
}
