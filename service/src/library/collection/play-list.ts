import { sql } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { EndpointPayload, PlayState } from '@huoban/contracts/api';
import type { Database } from '../../database/database';
import { GAME_CARD_COLUMNS, presentGame } from '../games/game-card';
import type { Library } from '../library';

/** The play list of an account as cards. Games that have left the library are omitted. */
export async function presentPlayList(
  library: Library,
  accountId: string,
  language: Language,
): Promise<EndpointPayload<'GET /api/users/play_list'>> {
  const rows = await library.db
    .selectFrom('play_list')
    .innerJoin('games', 'games.id', 'play_list.game_id')
    .select(GAME_CARD_COLUMNS)
    .select(['play_list.state', 'play_list.rating'])
    .where('play_list.account_id', '=', accountId)
    .orderBy('play_list.changed_at', 'desc')
    .orderBy('games.id')
    .execute();
  return {
    items: rows.map((row) => ({
      game: presentGame(library, row, language),
      state: row.state,
      rating: row.rating,
    })),
  };
}

interface PlayListEntry {
  accountId: string;
  gameId: string;
  state: PlayState;
  /** Undefined keeps the stored one. */
  rating: number | null | undefined;
}

/** Stores the state of a game. A game that is only wanted has no rating. */
export async function setPlayState(
  db: Database,
  { accountId, gameId, state, rating }: PlayListEntry,
): Promise<void> {
  const given = state === 'want' ? null : rating;
  await db
    .insertInto('play_list')
    .values({ account_id: accountId, game_id: gameId, state, rating: given ?? null })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'game_id']).doUpdateSet({
        state,
        changed_at: sql<Date>`clock_timestamp()`,
        ...(given !== undefined && { rating: given }),
      }),
    )
    .execute();
}

/** What partners know of the play list. */
export interface PlayedGame {
  gameId: string;
  state: PlayState;
}

/** The games on the play list of the account that owns a conversation, the last changed one last. */
export const readPlayedGames = (db: Database, conversationId: string): Promise<PlayedGame[]> =>
  db
    .selectFrom('play_list')
    .innerJoin('conversations', 'conversations.account_id', 'play_list.account_id')
    .select(['play_list.game_id as gameId', 'play_list.state'])
    .where('conversations.id', '=', conversationId)
    .orderBy('play_list.changed_at')
    .execute();
