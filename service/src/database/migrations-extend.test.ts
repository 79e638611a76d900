import { sql } from 'kysely';
import { describeOnEachDatabase } from '../testing/database-suites';
import type { Database } from './database';
import { MIGRATIONS, migrateTo } from './migrate';

/** Removed columns before services of two releases ran at the same time. */
const BEFORE_THE_RULE = ['0007-search'];

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  /** Whether an insert must name it. */
  required: boolean;
}

/** A constraint or unique index, which can refuse rows. */
interface Rule {
  name: string;
  table: string;
  columns: string[];
}

interface Schema {
  /** By table. */
  columns: Map<string, Column[]>;
  rules: Rule[];
}

async function readSchema(db: Database): Promise<Schema> {
  const found = await sql<Column & { table: string }>`
    select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as required
    from information_schema.columns where table_schema = current_schema()`.execute(db);
  const rules = await sql<Rule>`
    with rules as (
      select conname::text as name, conrelid as relation, conkey as keys from pg_constraint
      where conrelid <> 0 and contype in ('c', 'u', 'x', 'f')
      union all
      select indexrelid::regclass::text, indrelid, indkey::int2[] from pg_index where indisunique)
    select rules.name, relation::regclass::text as table,
      array(select attname::text from pg_attribute where attrelid = relation and attnum = any(keys)) as columns
    from rules join pg_class on pg_class.oid = relation
    where relnamespace = current_schema()::regnamespace`.execute(db);
  const columns = new Map<string, Column[]>();
  for (const { table, ...column } of found.rows)
    columns.set(table, [...(columns.get(table) ?? []), column]);
  return { columns, rules: rules.rows };
}

/** What a service that knows only the older schema stumbles over. */
function breaksOf(before: Schema, after: Schema): string[] {
  const ofColumns = [...before.columns].flatMap(([table, old]) => {
    const now = after.columns.get(table);
    if (!now) return [`${table} is gone`];
    const gone = old.filter(
      ({ name, type }) => !now.some((each) => each.name === name && each.type === type),
    );
    const needed = now.filter(
      ({ name, required }) => required && !old.some((each) => each.name === name && each.required),
    );
    return [
      ...gone.map(({ name }) => `${table}.${name} is gone or has another type`),
      ...needed.map(({ name }) => `${table}.${name} must be given`),
    ];
  });
  const ofRules = after.rules.filter(({ name, table, columns }) => {
    const old = before.columns.get(table);
    if (!old || before.rules.some((rule) => rule.name === name)) return false;
    // A column that the older service leaves null is in no conflict.
    const isLeftNull = (column: string) =>
      !old.some((each) => each.name === column) &&
      after.columns.get(table)?.some((each) => each.name === column && each.nullable);
    return !columns.some(isLeftNull);
  });
  return [...ofColumns, ...ofRules.map(({ name, table }) => `${name} of ${table} refuses rows`)];
}

describeOnEachDatabase('every migration', (open) => {
  it('lets a service of the release before read and write, unless its name says what it removes', async () => {
    const database = await open();
    const breaks: Record<string, string[]> = {};
    for (const name of MIGRATIONS) {
      const before = await readSchema(database.db);
      await migrateTo(database.db, name);
      breaks[name] = breaksOf(before, await readSchema(database.db));
    }
    await database.close();
    const breaking = MIGRATIONS.filter((name) => breaks[name]?.length && !/-contract-/.test(name));
    expect(breaking.map((name) => `${name}: ${breaks[name]?.join(', ') ?? ''}`)).toEqual(
      BEFORE_THE_RULE.map((name): unknown => expect.stringContaining(name)),
    );
  }, 120_000);
});
