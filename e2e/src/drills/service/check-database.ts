import type { Ledger } from './acknowledged-writes';

/** Asks one database, with any driver. */
export type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

export interface StoreFindings {
  /** Sentences, one a fault. */
  problems: string[];
  indexes: number;
  /** `amcheck`, or `scans` where that extension cannot be had. */
  how: string;
}

const hasAmcheck = (ask: Ask): Promise<boolean> =>
  ask('create extension if not exists amcheck').then(
    () => true,
    () => false,
  );

const GIN_PROBES = [
  `select count(*)::int as n from search_documents where words @@ '''的'''::tsquery`,
  `select count(*)::int as n from search_documents where names @@ '''star'':*'::tsquery`,
  `select count(*)::int as n from search_documents where brief @@ '''game'':*'::tsquery`,
  `select count(*)::int as n from games where genres @> array['puzzle']`,
  `select count(*)::int as n from characters where tags @> array['gentle']`,
];

const countBoth = async (ask: Ask, text: string) => {
  const counts: number[] = [];
  for (const [on, off] of [
    ['enable_seqscan', 'enable_indexscan'],
    ['enable_indexscan', 'enable_seqscan'],
  ] as const) {
    await ask(`set ${on} = on`);
    await ask(`set ${off} = off`);
    for (const other of ['enable_bitmapscan', 'enable_indexonlyscan'])
      await ask(`set ${other} = ${on === 'enable_seqscan' ? 'off' : 'on'}`);
    counts.push((await ask<{ n: number }>(text))[0]?.n ?? -1);
  }
  return counts;
};

const differing = async (ask: Ask, texts: string[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const text of texts) {
    const [plain, indexed] = await countBoth(ask, text);
    if (plain !== indexed)
      problems.push(`${text}: ${String(plain)} rows, by its index ${String(indexed)}`);
  }
  return problems;
};

/**
 * Looks at a database that a killed service has left: every index must agree with its table, and every report that
 * was acknowledged must be there.
 */
export const checkStore = async (ask: Ask, ledger: Ledger): Promise<StoreFindings> => {
  const problems: string[] = [];
  const indexes = await ask<{ name: string; method: string; table: string }>(`
    select i.indexrelid::regclass::text as name, amname as method, i.indrelid::regclass::text as table
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where c.relnamespace = 'public'::regnamespace`);
  const exact = await hasAmcheck(ask);
  if (exact)
    for (const { name } of indexes.filter(({ method }) => method === 'btree'))
      await ask('select bt_index_check($1::regclass, true)', [name]).catch((error: unknown) =>
        problems.push(`index ${name}: ${error instanceof Error ? error.message : String(error)}`),
      );
  const tables = [...new Set(indexes.map(({ table }) => table))];
  const scans = tables.map((table) => `select count(*)::int as n from ${table}`);
  problems.push(...(await differing(ask, [...scans, ...GIN_PROBES])));

  const marks = ledger.people.flatMap(({ reports }) => reports);
  const missing = await ask<{ mark: string }>(
    `select mark from unnest($1::text[]) as mark where mark not in (
      select content->'params'->>'mark' from reports where content->'params'->>'mark' is not null)`,
    [marks],
  );
  problems.push(...missing.map(({ mark }) => `report ${mark} is lost`));
  return { problems, indexes: indexes.length, how: exact ? 'amcheck' : 'scans' };
};
