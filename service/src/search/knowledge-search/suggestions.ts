import { sql } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { Database } from '../../database/database';
import { nearestFirst } from '../find-documents';
import { foldForSearch } from '../fold';
import type { SearchQuery } from '../query';

const MAX_SUGGESTIONS = 6;
/** One more, because the query itself may be among the names and is removed. */
const QUERY_LIMIT = MAX_SUGGESTIONS + 1;

/**
 * Suggested names in the language of the page: the most similar titles and aliases, then popular ones, without the query
 * itself.
 */
export async function suggestNames(
  db: Database,
  query: SearchQuery | null,
  language: Language,
): Promise<string[]> {
  // One statement without joins, whose order would take the planner longer than the search.
  const title = sql`(select title from games where games.id = documents.id)`;
  const name = sql`(case kind
    when 'game' then ${title}
    when 'character' then (select name from characters where characters.id = documents.id)
    else (select name from game_entities where game_entities.id = documents.id) end)->>${language}`;
  const near =
    query === null
      ? sql`'{}'::text[]`
      : sql`array(select ${name} from search_documents as documents where names @@ ${query.loose}::tsquery
          order by ${nearestFirst(query)} limit ${QUERY_LIMIT})`;
  const { rows } = await sql<{ names: string[] }>`
    select ${near} || array(select ${title}->>${language} from search_documents as documents where kind = 'game'
      order by weight desc, id limit ${QUERY_LIMIT}) as names`.execute(db);
  const names = new Set(rows.flatMap((row) => row.names));
  return [...names]
    .filter((one) => foldForSearch(one).trim() !== query?.name)
    .slice(0, MAX_SUGGESTIONS);
}
