import { sql } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { Database } from '../database/database';
import { fold } from './fold';
import type { SearchQuery } from './query';
import { nearestFirst } from './order';

const SUGGESTIONS = 6;

/**
 * Names to try next, in the language of the page: those nearest to the text, then popular ones. The text itself is
 * never suggested.
 */
export const suggestNames = async (
  db: Database,
  query: SearchQuery | null,
  language: Language,
): Promise<string[]> => {
  const near = async (table: 'games' | 'characters', column: 'title' | 'name') => {
    if (query === null) return [];
    const { rows } = await sql<{ name: string }>`
      select ${sql.ref(column)}->>${language} as name from ${sql.table(table)}
      where search @@ ${query.loose}::tsquery order by ${nearestFirst(query)} limit ${SUGGESTIONS}`.execute(
      db,
    );
    return rows;
  };
  const { rows: popular } = await sql<{ name: string }>`
    select title->>${language} as name from games left join (
      select game_id, sum(popularity) as weight from character_games
      join characters on characters.id = character_id group by game_id) played on game_id = games.id
    order by weight desc nulls last, games.id limit ${SUGGESTIONS}`.execute(db);
  const names = [
    ...(await near('games', 'title')),
    ...(await near('characters', 'name')),
    ...popular,
  ];
  return [...new Set(names.map(({ name }) => name))]
    .filter((name) => fold(name).trim() !== query?.name)
    .slice(0, SUGGESTIONS);
};
