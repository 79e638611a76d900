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

const exists = (condition: RawBuilder<boolean>, kinds: readonly FoundKind[]) =>
  sql`exists (select from search_documents where kind = any(${kinds}::text[]) and ${condition})`;

async function isTrue(db: Database, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${condition} as found`.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * Chooses the most precise match that finds a document of the given kinds: names, filters in natural words, all texts,
 * similar names.
 * @returns null when nothing is found
 */
export async function chooseMatch(
  db: Database,
  text: string,
  kinds: readonly FoundKind[],
): Promise<SearchPlan | null> {
  const query = parseQuery(text);
  if (query === null) return null;
  const facets = kinds.includes('game') ? readFacets(text) : null;
  const all = matches(query, 'all');
  if (facets !== null) {
    const isNamed = sql<boolean>`names @@ ${query.whole}::tsquery`;
    const isFound = sql`exists (select from games where ${matchesFacets(facets)})`;
    if (await isTrue(db, sql`${isFound} and not ${exists(isNamed, ['game', 'entity'])}`))
      return { query, match: 'all', facets };
  }
  if (await isTrue(db, exists(all, kinds))) return { query, match: 'all', facets: null };
  const corrections = query.isSingleCharacter ? [] : await findCorrections(db, query);
  for (const match of [...corrections, ...(query.isSingleCharacter ? ['loose' as const] : [])])
    if (await isTrue(db, exists(matches(query, match), kinds)))
      return { query, match, facets: null };
  return null;
}

/** Condition that a row of `games` or `characters` is found by a text. */
export async function matchesText(
  db: Database,
  text: string,
  kind: 'game' | 'character',
): Promise<RawBuilder<boolean>> {
  const plan = await chooseMatch(db, text, [kind]);
  if (plan === null) return sql`false`;
  if (plan.facets !== null) return matchesFacets(plan.facets);
  const id = sql.ref(`${kind}s.id`);
  return sql`${id} in (select id from search_documents where kind = ${kind} and ${matches(plan.query, plan.match)})`;
}
