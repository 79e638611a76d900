import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../../database/database';
import type { Tables } from '../../database/tables';
import { toCountMap, pageOffset } from '../paging';
import { matchesText } from '../../search/search-plans';
import { CHARACTER_CARD_COLUMNS, type CharacterCardRow } from './character-card';

export interface CharacterFilter {
  category?: string | undefined;
  tag?: string | undefined;
  text?: string | undefined;
  game_id?: string | undefined;
}

function applyFilter<Row>(
  query: SelectQueryBuilder<Tables, 'characters', Row>,
  { category, tag, game_id }: CharacterFilter,
  found: RawBuilder<boolean> | null,
): SelectQueryBuilder<Tables, 'characters', Row> {
  return query
    .$if(category !== undefined, (q) => q.where('characters.category', '=', category ?? ''))
    .$if(tag !== undefined, (q) => q.where(sql<boolean>`characters.tags @> array[${tag}]::text[]`))
    .$if(game_id !== undefined, (q) =>
      q.where('characters.id', 'in', (inner) =>
        inner
          .selectFrom('character_games')
          .select('character_id')
          .where('game_id', '=', game_id ?? ''),
      ),
    )
    .$if(found !== null, (q) => q.where(found ?? sql<boolean>`true`));
}

/** One page of the filtered partners and the total count. */
export async function listCharacters(
  db: Database,
  filter: CharacterFilter,
  order: { sort: 'popular' | 'newest'; page: number; size: number },
): Promise<{ rows: CharacterCardRow[]; total: number }> {
  const found = filter.text ? await matchesText(db, filter.text, 'character') : null;
  const characters = db.selectFrom('characters').select(CHARACTER_CARD_COLUMNS);
  const rows = await applyFilter(characters, filter, found)
    .$if(order.sort === 'newest', (q) => q.orderBy('characters.created', 'desc'))
    .orderBy('characters.popularity', 'desc')
    .orderBy('characters.id')
    .limit(order.size)
    .offset(pageOffset(order))
    .execute();
  const { total } = await applyFilter(
    db.selectFrom('characters').select(({ fn }) => fn.countAll<string>().as('total')),
    filter,
    found,
  ).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Number of partners per filter value. */
export async function countCharacterFacets(db: Database) {
  const { rows } = await sql<{ kind: string; id: string; count: string }>`
    select 'category' as kind, category as id, count(*) from characters group by 2
    union all select 'tag', unnest(tags), count(*) from characters group by 2`.execute(db);
  const countsOfKind = (kind: string) => toCountMap(rows.filter((row) => row.kind === kind));
  return { categories: countsOfKind('category'), tags: countsOfKind('tag') };
}

/** One partner with all columns of the detail page. */
export const findCharacter = (db: Database, id: string) =>
  db
    .selectFrom('characters')
    .select([
      ...CHARACTER_CARD_COLUMNS,
      'characters.bio',
      'characters.greeting',
      'characters.voice',
      'characters.samples',
    ])
    .where('characters.id', '=', id)
    .executeTakeFirst();

/** The most popular partners with their greeting, alternating between categories. */
export const listFeaturedCharacters = (db: Database, size: number) =>
  db
    .selectFrom('characters')
    .select([...CHARACTER_CARD_COLUMNS, 'characters.greeting'])
    .orderBy(sql`row_number() over (partition by category order by popularity desc, id)`)
    .orderBy('characters.popularity', 'desc')
    .orderBy('characters.id')
    .limit(size)
    .execute();

/** Partners that play a game, most popular first. */
export const listCharactersOfGame = (
  db: Database,
  gameId: string,
  size: number,
): Promise<CharacterCardRow[]> =>
  db
    .selectFrom('characters')
    .innerJoin('character_games', 'character_games.character_id', 'characters.id')
    .select(CHARACTER_CARD_COLUMNS)
    .where('character_games.game_id', '=', gameId)
    .orderBy('characters.popularity', 'desc')
    .orderBy('characters.id')
    .limit(size)
    .execute();

/** Related partners: two points per shared game, one per shared tag and for the same category. */
export function listRelatedCharacters(
  db: Database,
  character: Pick<CharacterCardRow, 'id' | 'tags' | 'category'>,
  size: number,
): Promise<CharacterCardRow[]> {
  const sharedGames = sql`(select count(*) from character_games mine
    join character_games theirs on theirs.game_id = mine.game_id
    where mine.character_id = ${character.id} and theirs.character_id = characters.id)`;
  const sharedTags = sql`cardinality(array(select unnest(characters.tags) intersect select unnest(${character.tags}::text[])))`;
  return db
    .selectFrom('characters')
    .select(CHARACTER_CARD_COLUMNS)
    .where('characters.id', '!=', character.id)
    .orderBy(
      sql`2 * ${sharedGames} + ${sharedTags} + (characters.category = ${character.category})::int`,
      'desc',
    )
    .orderBy('characters.popularity', 'desc')
    .orderBy('characters.id')
    .limit(size)
    .execute();
}
