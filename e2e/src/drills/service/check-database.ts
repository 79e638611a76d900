import type { AcknowledgedWrites } from './acknowledged-writes';
import type { Query } from './databases';

export interface DatabaseFindings {
  /** One sentence per fault. */
  problems: string[];
  indexes: number;
  /** `amcheck`, or `scans` where that extension is missing. */
  method: string;
}

const GIN_QUERIES = [
  `select count(*)::int as n from search_documents where words @@ '''的'''::tsquery`,
  `select count(*)::int as n from search_documents where names @@ '''star'':*'::tsquery`,
  `select count(*)::int as n from search_documents where brief @@ '''game'':*'::tsquery`,
  `select count(*)::int as n from games where genres @> array['puzzle']`,
  `select count(*)::int as n from characters where tags @> array['gentle']`,
];

async function countRows(query: Query, text: string, withIndexes: boolean): Promise<number> {
  await query(`set enable_seqscan = ${withIndexes ? 'off' : 'on'}`);
  for (const scan of ['indexscan', 'bitmapscan', 'indexonlyscan'])
    await query(`set enable_${scan} = ${withIndexes ? 'on' : 'off'}`);
  return (await query<{ n: number }>(text))[0]?.n ?? -1;
}

/**
 * Checks a database that a killed service has left: every index must agree with its table, and every acknowledged report
 * must be stored.
 */
export async function checkDatabase(
  query: Query,
  clients: readonly AcknowledgedWrites[],
): Promise<DatabaseFindings> {
  const problems: string[] = [];
  const indexes = await query<{ name: string; method: string; table: string }>(`
    select i.indexrelid::regclass::text as name, amname as method, i.indrelid::regclass::text as table
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where c.relnamespace = 'public'::regnamespace`);
  const hasAmcheck = await query('create extension if not exists amcheck').then(
    () => true,
    () => false,
  );
  for (const { name } of hasAmcheck ? indexes.filter(({ method }) => method === 'btree') : [])
    await query('select bt_index_check($1::regclass, true)', [name]).catch((error: unknown) =>
      problems.push(`index ${name}: ${error instanceof Error ? error.message : String(error)}`),
    );
  const tables = [...new Set(indexes.map(({ table }) => table))];
  const counts = tables.map((table) => `select count(*)::int as n from ${table}`);
  for (const text of [...counts, ...GIN_QUERIES]) {
    const plain = await countRows(query, text, false);
    const indexed = await countRows(query, text, true);
    if (plain !== indexed) problems.push(`${text}: ${plain} rows, by its index ${indexed}`);
  }
  const missing = await query<{ mark: string }>(
    `select mark from unnest($1::text[]) as mark where mark not in (
      select content->'params'->>'mark' from reports where content->'params'->>'mark' is not null)`,
    [clients.flatMap(({ reports }) => reports)],
  );
  problems.push(...missing.map(({ mark }) => `report ${mark} is lost`));
  return { problems, indexes: indexes.length, method: hasAmcheck ? 'amcheck' : 'scans' };
}
