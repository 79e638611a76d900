import type { Language } from '@huoban/contracts';
import type { Handler, Handlers } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { CHARACTER_CARD_COLUMNS, presentCharacter } from '../characters/character-card';
import type { Library } from '../library';
import { presentPlayList, setPlayState } from './play-list';

type CollectionEndpoint =
  | 'GET /api/users/play_list'
  | 'POST /api/users/play_list/set'
  | 'GET /api/users/favorites'
  | 'POST /api/users/favorites/set';

const setPlayList =
  (library: Library): Handler<'POST /api/users/play_list/set'> =>
  async ({ body: { game_id: gameId, state, rating }, session: { accountId }, language }) => {
    const { db } = library;
    if (state === null) {
      await db
        .deleteFrom('play_list')
        .where('account_id', '=', accountId)
        .where('game_id', '=', gameId)
        .execute();
    } else {
      const game = await db.selectFrom('games').select('id').where('id', '=', gameId).execute();
      if (game.length === 0) return new Refusal('notFound');
      await setPlayState(db, { accountId, gameId, state, rating });
    }
    return presentPlayList(library, accountId, language);
  };

async function presentFavorites(library: Library, accountId: string, language: Language) {
  const rows = await library.db
    .selectFrom('favorites')
    .innerJoin('characters', 'characters.id', 'favorites.character_id')
    .select(CHARACTER_CARD_COLUMNS)
    .where('favorites.account_id', '=', accountId)
    .orderBy('favorites.chosen_at', 'desc')
    .orderBy('characters.id')
    .execute();
  return { items: rows.map((row) => presentCharacter(library, row, language)) };
}

const setFavorite =
  (library: Library): Handler<'POST /api/users/favorites/set'> =>
  async ({ body: { character_id: characterId, favorite }, session: { accountId }, language }) => {
    const { db } = library;
    if (favorite) {
      const found = await db
        .selectFrom('characters')
        .select('id')
        .where('id', '=', characterId)
        .execute();
      if (found.length === 0) return new Refusal('notFound');
      await db
        .insertInto('favorites')
        .values({ account_id: accountId, character_id: characterId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await db
        .deleteFrom('favorites')
        .where('account_id', '=', accountId)
        .where('character_id', '=', characterId)
        .execute();
    }
    return presentFavorites(library, accountId, language);
  };

/** Endpoints of the play list and the favourite partners. Their changes answer with the new list. */
export const collectionHandlers = (library: Library): Pick<Handlers, CollectionEndpoint> => ({
  'GET /api/users/play_list': ({ session, language }) =>
    presentPlayList(library, session.accountId, language),
  'POST /api/users/play_list/set': setPlayList(library),
  'GET /api/users/favorites': ({ session, language }) =>
    presentFavorites(library, session.accountId, language),
  'POST /api/users/favorites/set': setFavorite(library),
});
