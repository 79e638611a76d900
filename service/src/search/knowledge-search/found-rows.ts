import { sql } from 'kysely';
import { CHARACTER_CARD_COLUMNS } from '../../library/characters/character-card';
import type { Database } from '../../database/database';
import { ENTITY_CARD_COLUMNS } from '../../library/games/entity-card';
import { GAME_CARD_COLUMNS } from '../../library/games/game-card';

function sortByIds<Row extends { id: string }>(rows: Row[], ids: string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Games in the order of the ids, with their texts for snippets. */
export async function loadFoundGames(db: Database, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('games')
    .select([...GAME_CARD_COLUMNS, 'games.article', 'games.aliases'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return sortByIds(rows, ids);
}

/** Partners in the order of the ids. */
export async function loadFoundPartners(db: Database, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('characters')
    .select([...CHARACTER_CARD_COLUMNS, 'characters.bio'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return sortByIds(rows, ids);
}

/** Entities in the order of the ids, with the title of their game. */
export async function loadFoundEntities(db: Database, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('game_entities')
    .innerJoin('games', 'games.id', 'game_entities.game_id')
    .select([...ENTITY_CARD_COLUMNS, 'games.title as game'])
    .where(sql<boolean>`game_entities.id = any(${ids}::text[])`)
    .execute();
  return sortByIds(rows, ids);
}
