import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database';
import { findCorrections } from './corrections/find-corrections';
import { matchesFacets } from './facets/matches-facets';
import { readFacets, type RequestedFacets } from './facets/read-facets';
import { matches, type Match } from './find-documents';
import { parseQuery, type SearchQuery } from './query';
import type { FoundKind } from './search-tables';

/** How a text finds documents: by filters, or as a query with one kind of match. */
export interface SearchPlan {
  query: SearchQuery;
  match: Match;
  /** The filters that the text asks for, which find the games instead of the query. */
  facets: RequestedFacets | null;
}

async function isTrue(db: Database, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${condition} as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** A count, because for `exists` the planner prefers a scan to the indexes, which takes long when nothing is found. */
const anyDocument = (condition: RawBuilder<boolean>, kinds: readonly FoundKind[]) =>
  sql`(select count(*) > 0 from search_documents where kind = any(${kinds}::text[]) and ${condition})`;

/** Whether no game or entity is called like a text that is also a filter. */
const areFiltersMeant = ({ whole }: SearchQuery) =>
  sql`not ${anyDocument(sql`names @@ ${whole}::tsquery`, ['game', 'entity'])}`;

/**
 * Ways in which a text finds documents, the most precise first: filters in natural words, all texts, similar names, and
 * for a single character any text. The first one that finds anything is used.
 */
export async function* searchPlans(
  db: Database,
  text: string,
  query: SearchQuery,
  kinds: readonly FoundKind[],
): AsyncGenerator<SearchPlan> {
  const facets = kinds.includes('game') ? readFacets(text) : null;
  if (facets !== null && (await isTrue(db, areFiltersMeant(query))))
    yield { query, match: 'all', facets };
  yield { query, match: 'all', facets: null };
  if (query.isSingleCharacter) yield { query, match: 'loose', facets: null };
  else for (const match of await findCorrections(db, query)) yield { query, match, facets: null };
}

/** Condition that a row of `games` or `characters` is found by a text. */
export async function matchesText(
  db: Database,
  text: string,
  kind: 'game' | 'character',
): Promise<RawBuilder<boolean>> {
  const query = parseQuery(text);
  if (query === null) return sql`false`;
  const id = sql.ref(`${kind}s.id`);
  for await (const { match, facets } of searchPlans(db, text, query, [kind])) {
    const isFound = matches(query, match);
    if (facets !== null) {
      const areFound = matchesFacets(facets);
      if (await isTrue(db, sql`exists (select from games where ${areFound})`)) return areFound;
    } else if (await isTrue(db, anyDocument(isFound, [kind])))
      return sql`${id} in (select id from search_documents where kind = ${kind} and ${isFound})`;
  }
  return sql`false`;
}
