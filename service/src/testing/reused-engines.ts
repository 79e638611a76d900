import type { PGlite } from '@electric-sql/pglite';

/** A migrated engine in memory that no database uses. */
export interface ReusableEngine {
  engine: PGlite;
  /** Number of its tables, indexes, functions and the like. */
  objects: number;
}

const COUNT_OBJECTS = `
  select (select count(*) from pg_class) + (select count(*) from pg_attribute)
    + (select count(*) from pg_proc) + (select count(*) from pg_trigger) as objects`;
/** Only the list of applied migrations has rows after them. */
const LIST_TABLES = `
  select string_agg(quote_ident(tablename), ', ') as tables from pg_tables
  where schemaname = 'public' and tablename not like 'kysely%'`;

async function countObjects(engine: PGlite): Promise<number> {
  const { rows } = await engine.query<{ objects: number }>(COUNT_OBJECTS);
  return Number(rows[0]?.objects);
}

/** @returns whether the engine is as migrated again; not if a test has changed its schema */
async function reset({ engine, objects }: ReusableEngine): Promise<boolean> {
  await engine.exec('rollback; discard all');
  const { rows } = await engine.query<{ tables: string }>(LIST_TABLES);
  await engine.exec(`truncate ${rows[0]?.tables} restart identity cascade`);
  return (await countObjects(engine)) === objects;
}

/**
 * Takes one of the engines, or a new one if there is none. It returns to them when it is closed, which takes a fifth of the
 * time of starting another one.
 */
export async function takeEngine(
  free: ReusableEngine[],
  start: () => Promise<PGlite>,
): Promise<PGlite> {
  const known = free.pop();
  const engine = known?.engine ?? (await start());
  const reusable = known ?? { engine, objects: await countObjects(engine) };
  engine.close = async () => {
    // Uncovers the methods of the class.
    for (const name of Object.keys(engine) as (keyof PGlite)[])
      if (typeof engine[name] === 'function') Reflect.deleteProperty(engine, name);
    const isReset = await reset(reusable).catch(() => false);
    if (isReset) free.push(reusable);
    else await engine.close();
  };
  return engine;
}
