import { sql, type RawBuilder } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { Database } from '../../database/database';
import { nearestFirst } from '../find-documents';
import { foldForSearch } from '../fold';
import type { SearchQuery } from '../query';

const MAX_SUGGESTIONS = 6;
/** One more, because the query itself may be among the names and is removed. */
const QUERY_LIMIT = MAX_SUGGESTIONS + 1;

async function loadNames(db: Database, documents: RawBuilder<unknown>, language: Language) {
  const { rows } = await sql<{ name: string }>`
    select coalesce(games.title, characters.name, game_entities.name)->>${language} as name
    from (${documents}) as documents (search_kind, id, place)
    left join games on search_kind = 'game' and games.id = documents.id
    left join characters on search_kind = 'character' and characters.id = documents.id
    left join game_entities on search_kind = 'entity' and game_entities.id = documents.id
    order by place`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Suggested names in the language of the page: the most similar titles and aliases, then popular ones, without the query
 * itself.
 */
export async function suggestNames(
  db: Database,
  query: SearchQuery | null,
  language: Language,
): Promise<string[]> {
  const toSuggestions = (names: string[]) =>
    [...new Set(names)]
      .filter((name) => foldForSearch(name).trim() !== query?.name)
      .slice(0, MAX_SUGGESTIONS);
  const near =
    query === null
      ? []
      : await loadNames(
          db,
          sql`
            select kind, id, row_number() over (order by ${nearestFirst(query)}) as place from search_documents
            where names @@ ${query.loose}::tsquery order by place limit ${QUERY_LIMIT}`,
          language,
        );
  if (toSuggestions(near).length === MAX_SUGGESTIONS) return toSuggestions(near);
  const popular = await loadNames(
    db,
    sql`
      select kind, id, row_number() over () as place from (
        select kind, id from search_documents where kind = 'game' order by weight desc, id limit ${QUERY_LIMIT}) as best`,
    language,
  );
  return toSuggestions([...near, ...popular]);
}
