import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { Database } from '../../database/database';
import type { Tables } from '../../database/tables';
import { toCountMap, pageOffset } from '../paging';
import { matchesText } from '../../search/choose-match';
import { GAME_CARD_COLUMNS, type GameCardRow } from './game-card';

export interface GameFilter {
  genre?: string | undefined;
  platform?: string | undefined;
  text?: string | undefined;
  letter?: string | undefined;
  character_id?: string | undefined;
}

const letterColumn = (language: Language) => (language === 'zh' ? 'letter_zh' : 'letter_latin');

function applyFilter<Row>(
  query: SelectQueryBuilder<Tables, 'games', Row>,
  filter: GameFilter,
  found: RawBuilder<boolean> | null,
  language: Language,
): SelectQueryBuilder<Tables, 'games', Row> {
  return query
    .$if(filter.genre !== undefined, (q) =>
      q.where(sql<boolean>`games.genres @> array[${filter.genre}]::text[]`),
    )
    .$if(filter.platform !== undefined, (q) =>
      q.where(sql<boolean>`games.platforms @> array[${filter.platform}]::text[]`),
    )
    .$if(filter.letter !== undefined, (q) =>
      q.where(letterColumn(language), '=', (filter.letter ?? '').toUpperCase()),
    )
    .$if(filter.character_id !== undefined, (q) =>
      q.where('games.id', 'in', (inner) =>
        inner
          .selectFrom('character_games')
          .select('game_id')
          .where('character_id', '=', filter.character_id ?? ''),
      ),
    )
    .$if(found !== null, (q) => q.where(found ?? sql<boolean>`true`));
}

/** One page of the filtered games and the total count. */
export async function listGames(
  db: Database,
  filter: GameFilter,
  order: { sort: 'newest' | 'az'; page: number; size: number },
  language: Language,
): Promise<{ rows: GameCardRow[]; total: number }> {
  const found = filter.text ? await matchesText(db, filter.text, 'game') : null;
  const rows = await applyFilter(
    db.selectFrom('games').select(GAME_CARD_COLUMNS),
    filter,
    found,
    language,
  )
    .$if(order.sort === 'newest', (q) => q.orderBy('games.released', 'desc'))
    .$if(order.sort === 'az', (q) => q.orderBy(`games.order_${language}`))
    .orderBy('games.id')
    .limit(order.size)
    .offset(pageOffset(order))
    .execute();
  const { total } = await applyFilter(
    db.selectFrom('games').select(({ fn }) => fn.countAll<string>().as('total')),
    filter,
    found,
    language,
  ).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Number of games per filter value. */
export async function countGameFacets(db: Database, language: Language) {
  const { rows } = await sql<{ kind: string; id: string; count: string }>`
    select 'genre' as kind, unnest(genres) as id, count(*) from games group by 2
    union all select 'platform', unnest(platforms), count(*) from games group by 2
    union all select 'letter', ${sql.ref(letterColumn(language))}, count(*) from games group by 2`.execute(
    db,
  );
  const countsOfKind = (kind: string) => toCountMap(rows.filter((row) => row.kind === kind));
  return {
    genres: countsOfKind('genre'),
    platforms: countsOfKind('platform'),
    letters: countsOfKind('letter'),
  };
}

/** One game with all columns of the detail page. */
export const findGame = (db: Database, id: string) =>
  db
    .selectFrom('games')
    .select([...GAME_CARD_COLUMNS, 'games.aliases', 'games.article'])
    .where('games.id', '=', id)
    .executeTakeFirst();

/** Games that a partner plays, in the partner's order. */
export const listGamesOfCharacter = (db: Database, characterId: string): Promise<GameCardRow[]> =>
  db
    .selectFrom('games')
    .innerJoin('character_games', 'character_games.game_id', 'games.id')
    .select(GAME_CARD_COLUMNS)
    .where('character_games.character_id', '=', characterId)
    .orderBy('character_games.position')
    .execute();

/** Games with the most common genres, then platforms, newest first. */
export function listSimilarGames(
  db: Database,
  game: Pick<GameCardRow, 'id' | 'genres' | 'platforms'>,
  size: number,
): Promise<GameCardRow[]> {
  const shared = (column: 'genres' | 'platforms') =>
    sql`cardinality(array(select unnest(${sql.ref(`games.${column}`)}) intersect select unnest(${game[column]}::text[])))`;
  return db
    .selectFrom('games')
    .select(GAME_CARD_COLUMNS)
    .where('games.id', '!=', game.id)
    .where(sql<boolean>`games.genres && ${game.genres}::text[]`)
    .orderBy(shared('genres'), 'desc')
    .orderBy(shared('platforms'), 'desc')
    .orderBy('games.released', 'desc')
    .orderBy('games.id')
    .limit(size)
    .execute();
}
