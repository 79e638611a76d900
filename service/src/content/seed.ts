import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { CONTENT_CHANNEL } from '../http/content-responses';
import { writeStories } from '../quests/write-stories';
import type { Content, ContentFiles } from './read-content';
import { searchRows } from './search-rows';
import { characterGameRows, characterRows, entityRows, gameRows, facetRows } from './seed-rows';

/** Increase when the same content produces different rows. */
const SEED_FORMAT = 7;
const SEED_LOCK_KEY = 7_410_001;
const BATCH_SIZE = 100;

async function insertInBatches<Row>(rows: Row[], insert: (batch: Row[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    await insert(rows.slice(from, from + BATCH_SIZE));
}

async function replaceContent(trx: Transaction<Tables>, content: Content) {
  const tables = [
    'search_documents',
    'search_spellings',
    'character_games',
    'game_entities',
    'games',
    'characters',
    'activities',
    'terms',
  ] as const;
  for (const table of tables) await trx.deleteFrom(table).execute();
  await insertInBatches(facetRows(content), (rows) =>
    trx.insertInto('terms').values(rows).execute(),
  );
  await insertInBatches(gameRows(content), (rows) =>
    trx.insertInto('games').values(rows).execute(),
  );
  await insertInBatches(entityRows(content), (rows) =>
    trx.insertInto('game_entities').values(rows).execute(),
  );
  await insertInBatches(characterRows(content), (rows) =>
    trx.insertInto('characters').values(rows).execute(),
  );
  const { documents, spellings } = searchRows(content);
  await insertInBatches(documents, (rows) =>
    trx.insertInto('search_documents').values(rows).execute(),
  );
  // Arrays, because a parameter for each of many thousand values is slow.
  const column = (name: 'spelling' | 'form' | 'term') => spellings.map((row) => row[name]);
  await sql`insert into search_spellings (spelling, form, term)
    select * from unnest(${column('spelling')}::text[], ${column('form')}::text[], ${column('term')}::text[])`.execute(
    trx,
  );
  await insertInBatches(characterGameRows(content), (rows) =>
    trx.insertInto('character_games').values(rows).execute(),
  );
  await insertInBatches(content.activities, (activities) =>
    trx
      .insertInto('activities')
      .values(
        activities.map(({ id, slug, starts, ends, ...rest }) => ({
          id,
          slug,
          starts,
          ends,
          content: JSON.stringify(rest),
        })),
      )
      .execute(),
  );
  await writeStories(trx, content);
}

/** Until a vacuum, every search reads the pending list of new rows, and the planner has no statistics of them. */
async function flushSearchIndexes(trx: Transaction<Tables>) {
  for (const index of ['names', 'brief', 'words'])
    await sql`select gin_clean_pending_list(${`search_documents_${index}`}::regclass)`.execute(trx);
  await sql`analyze search_documents, search_spellings, games, characters, game_entities`.execute(
    trx,
  );
}

/**
 * Replaces the content tables in one transaction, unless their digest equals that of the content. Visitor data has no
 * foreign keys to content rows, so all of them can be replaced.
 * @returns the written content
 * @throws ContentError when the content has to be parsed and is invalid
 */
export async function seedContent(db: Database, files: ContentFiles): Promise<Content | undefined> {
  const digest = createHash('sha256').update(`${SEED_FORMAT}:${files.digest}`).digest('hex');
  const current = (connection: Database) =>
    connection
      .selectFrom('facts')
      .select('value')
      .where('name', '=', 'content')
      .executeTakeFirst()
      .then((row) => row?.value);
  if ((await current(db)) === digest) return undefined;
  const content = await files.parse();
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK_KEY})`.execute(trx);
    if ((await current(trx)) === digest) return undefined;
    await replaceContent(trx, content);
    await flushSearchIndexes(trx);
    await trx
      .insertInto('facts')
      .values({ name: 'content', value: digest })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: digest }))
      .execute();
    await sql`select pg_notify(${CONTENT_CHANNEL}, '')`.execute(trx);
    return content;
  });
}
