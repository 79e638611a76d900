import { sql } from 'kysely';
import type { Database } from '../../database/database';
import { pageOffset } from '../paging';
import { ENTITY_CARD_COLUMNS, type EntityCardRow } from './entity-card';

/**
 * One page of the entities of a game, roles first, each kind in the order it was written; and the number of all.
 * `gameId` null: those of every game.
 */
export async function listEntities(
  db: Database,
  gameId: string | null,
  page: { page: number; size: number },
): Promise<{ rows: EntityCardRow[]; total: number }> {
  const rows = await db
    .selectFrom('game_entities')
    .select(ENTITY_CARD_COLUMNS)
    .$if(gameId !== null, (query) => query.where('game_id', '=', gameId))
    .orderBy('game_id')
    .orderBy(sql`kind = 'role'`, 'desc')
    .orderBy('position')
    .limit(page.size)
    .offset(pageOffset(page))
    .execute();
  const { total } = await db
    .selectFrom('game_entities')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .$if(gameId !== null, (query) => query.where('game_id', '=', gameId))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** One entity with its sections. */
export const findEntity = (db: Database, id: string) =>
  db
    .selectFrom('game_entities')
    .select([...ENTITY_CARD_COLUMNS, 'game_entities.sections'])
    .where('game_entities.id', '=', id)
    .executeTakeFirst();

/** Everything written about the entities of some games, in the order it was written. */
export const entitiesOfGames = (db: Database, gameIds: string[]) =>
  db
    .selectFrom('game_entities')
    .select([...ENTITY_CARD_COLUMNS, 'game_entities.sections'])
    .where(sql<boolean>`game_id = any(${gameIds}::text[])`)
    .orderBy('position')
    .execute();
