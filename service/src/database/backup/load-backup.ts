import { sql, type Transaction } from 'kysely';
import type { Database } from '../database';
import { migrateTo } from '../migrate';
import type { Tables } from '../tables';
import { BackupDamaged, type BackupHeader } from './backup-format';
import { readColumns } from './dump-database';
import { readRows } from './read-backup';

const BATCH_SIZE = 200;

const insert = (trx: Transaction<Tables>, table: string, rows: string[]) =>
  sql`insert into ${sql.table(table)} overriding system value
    select (line::${sql.table(table)}).* from unnest(${rows}::text[]) as line`.execute(trx);

async function requireSameTables(db: Database, file: string, header: BackupHeader) {
  const actual = await readColumns(db);
  const shape = (tables: Iterable<[string, string[]]>) =>
    JSON.stringify([...tables].sort(([a], [b]) => (a < b ? -1 : 1)));
  const expected = Object.entries(header.tables).map(([name, { columns }]): [string, string[]] => [
    name,
    columns,
  ]);
  if (shape(actual) !== shape(expected))
    throw new BackupDamaged(file, 'its tables are not those of its migrations');
}

async function requireSameCounts(db: Database, file: string, header: BackupHeader) {
  for (const [name, { rows }] of Object.entries(header.tables)) {
    const { rows: found } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(name)}`.execute(db);
    if (found[0]?.rows !== rows)
      throw new BackupDamaged(file, `${name} does not have ${rows} rows after loading`);
  }
}

/**
 * Loads a verified backup into an empty database: schema of its migrations, rows, sequences.
 * @throws BackupDamaged when the result does not match the header
 */
export async function loadBackup(db: Database, file: string, header: BackupHeader): Promise<void> {
  await migrateTo(db, header.migrations.at(-1) ?? '');
  await requireSameTables(db, file, header);
  await db.transaction().execute(async (trx) => {
    // Rows are loaded table by table, so foreign keys are valid only at the end.
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
    for (const [name, value] of Object.entries(header.sequences))
      await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(trx);
  });
  await requireSameCounts(db, file, header);
}
