import { sql, type RawBuilder } from 'kysely';
import type { Language } from '@huoban/contracts';
import { PLAYER_COUNTS } from '@huoban/contracts/api';
import type { Database } from '../../database/database';
import { toCountMap, pageOffset } from '../paging';
import { matchesText } from '../../search/search-plans';
import { MIN_PLAYERS, matchesFacets, MAX_PLAYERS } from '../../search/facets/matches-facets';
import { GAME_CARD_COLUMNS, type GameCardRow } from './game-card';

export interface GameFilter {
  genre?: string | undefined;
  platform?: string | undefined;
  players?: string | undefined;
  text?: string | undefined;
  letter?: string | undefined;
  kana?: string | undefined;
  character_id?: string | undefined;
}

type Condition = RawBuilder<boolean>;
/** Filters that are offered with counts. */
const COUNTED = ['genre', 'platform', 'letter', 'kana', 'players'] as const;

const letterColumn = (language: Language) =>
  sql.ref(language === 'zh' ? 'games.letter_zh' : 'games.letter_latin');
const MANY_PLAYERS = PLAYER_COUNTS.at(-1);

function conditionsOf(
  filter: GameFilter,
  found: Condition | null,
  language: Language,
): Map<keyof GameFilter, Condition> {
  const { genre, platform, players, letter, kana, character_id: character } = filter;
  const count = { count: Number(players), atLeast: players === MANY_PLAYERS };
  const none = { genres: [], platforms: [], players: [] };
  const conditions: [keyof GameFilter, unknown, Condition | null][] = [
    ['genre', genre, sql`games.genres @> array[${genre}]::text[]`],
    ['platform', platform, sql`games.platforms @> array[${platform}]::text[]`],
    ['players', players, matchesFacets({ ...none, players: [count] })],
    ['letter', letter, sql`${letterColumn(language)} = ${(letter ?? '').toUpperCase()}`],
    ['kana', kana, sql`games.letter_ja = ${kana ?? ''}`],
    [
      'character_id',
      character,
      sql`games.id in (select game_id from character_games where character_id = ${character ?? ''})`,
    ],
    ['text', found ?? undefined, found],
  ];
  return new Map(
    conditions.flatMap(([name, value, condition]) =>
      value === undefined || condition === null ? [] : [[name, condition]],
    ),
  );
}

const allOf = (conditions: Iterable<Condition>): Condition =>
  sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`;

/** What a text in a filter finds, for `listGames` and `countGameFacets`. */
export const findText = async (db: Database, { text }: GameFilter): Promise<Condition | null> =>
  text === undefined || text === '' ? null : matchesText(db, text, 'game');

/** One page of the filtered games and the total count. */
export async function listGames(
  db: Database,
  filter: GameFilter,
  found: Condition | null,
  order: { sort: 'newest' | 'az'; page: number; size: number },
  language: Language,
): Promise<{ rows: GameCardRow[]; total: number }> {
  const isListed = allOf(conditionsOf(filter, found, language).values());
  const rows = await db
    .selectFrom('games')
    .select(GAME_CARD_COLUMNS)
    .where(isListed)
    .$if(order.sort === 'newest', (q) => q.orderBy('games.released', 'desc'))
    .$if(order.sort === 'az', (q) => q.orderBy(`games.order_${language}`))
    .orderBy('games.id')
    .limit(order.size)
    .offset(pageOffset(order))
    .execute();
  const { total } = await db
    .selectFrom('games')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where(isListed)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Number of games per filter value under the other filters, zero included. */
export async function countGameFacets(
  db: Database,
  filter: GameFilter,
  found: Condition | null,
  language: Language,
) {
  const conditions = conditionsOf(filter, found, language);
  const values = {
    genre: sql`unnest(games.genres)`,
    platform: sql`unnest(games.platforms)`,
    letter: letterColumn(language),
    kana: sql`games.letter_ja`,
    players: sql`unnest(array(select n from unnest(${PLAYER_COUNTS}::text[]) as n
      where n::int between ${MIN_PLAYERS} and ${MAX_PLAYERS} or (n = ${MANY_PLAYERS} and ${MAX_PLAYERS} >= n::int)))`,
  };
  const counts = COUNTED.map((kind) => {
    const others = [...conditions].filter(([name]) => name !== kind);
    return sql`select ${kind} as kind, id, count(*) filter (where is_listed) as count
      from (select ${values[kind]} as id, ${allOf(others.map(([, one]) => one))} as is_listed from games) as games
      group by id`;
  });
  const { rows } = await sql<{ kind: string; id: string; count: string }>`${sql.join(
    counts,
    sql` union all `,
  )}`.execute(db);
  const countsOfKind = (kind: (typeof COUNTED)[number]) =>
    toCountMap(rows.filter((row) => row.kind === kind));
  return {
    genres: countsOfKind('genre'),
    platforms: countsOfKind('platform'),
    letters: countsOfKind('letter'),
    kana: countsOfKind('kana'),
    players: countsOfKind('players'),
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
