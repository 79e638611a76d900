import { sql } from 'kysely';
import { CHARACTER_CARD_COLUMNS } from '../characters/character-card';
import type { Database } from '../database/database';
import { entitiesOfGames } from '../games/entity-queries';
import { GAME_CARD_COLUMNS } from '../games/game-card';
import { offsetOf } from '../library/paging';
import { bestFirst, nearestFirst } from './order';
import type { SearchQuery } from './query';

export interface Page {
  page: number;
  size: number;
}

/** `all`: every part of the text must occur. `loose`: any part of it, in a name. */
export type Match = 'all' | 'loose';

const orderOf = (query: SearchQuery, match: Match) =>
  match === 'all' ? bestFirst(query) : nearestFirst(query);

const countMatches = async (db: Database, table: 'games' | 'characters', query: string) => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(sql<boolean>`search @@ ${query}::tsquery`)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** One page of the games that match, with what can be quoted of their entities; and the number of all. */
export const findGames = async (db: Database, query: SearchQuery, match: Match, page: Page) => {
  const rows = await db
    .selectFrom('games')
    .select([...GAME_CARD_COLUMNS, 'games.article', 'games.aliases'])
    .where(sql<boolean>`search @@ ${query[match]}::tsquery`)
    .orderBy(orderOf(query, match))
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();
  const ids = rows.map(({ id }) => id);
  const entities = await entitiesOfGames(db, ids);
  return { rows, entities, total: await countMatches(db, 'games', query[match]) };
};

/** One page of the partners that match, and the number of all. */
export const findPartners = async (db: Database, query: SearchQuery, match: Match, page: Page) => {
  const rows = await db
    .selectFrom('characters')
    .select([...CHARACTER_CARD_COLUMNS, 'characters.bio'])
    .where(sql<boolean>`search @@ ${query[match]}::tsquery`)
    .orderBy(orderOf(query, match))
    .limit(page.size)
    .offset(offsetOf(page))
    .execute();
  return { rows, total: await countMatches(db, 'characters', query[match]) };
};
