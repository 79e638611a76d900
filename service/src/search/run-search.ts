import type { Database } from '../database/database';
import { chooseMatch, type SearchPlan } from './choose-match';
import { findByFacets } from './facets/find-by-facets';
import { findDocuments, type FoundIds, type Page } from './find-documents';
import type { SearchQuery } from './query';
import type { FoundKind } from './search-tables';

type Found = Record<FoundKind, FoundIds>;
interface Where {
  kinds: readonly FoundKind[];
  page: Page;
}

/** In each kind of document whose names do not contain the character, it may occur anywhere. */
async function addAnywhere(db: Database, query: SearchQuery, found: Found, where: Where) {
  const kinds = where.kinds.filter((kind) => found[kind].total === 0);
  if (kinds.length === 0) return found;
  const anywhere = await findDocuments(db, query, 'loose', { ...where, kinds });
  return { ...found, ...Object.fromEntries(kinds.map((kind) => [kind, anywhere[kind]])) };
}

/** Finds one page of documents of each kind by the most precise match that finds any, else by parts of names. */
export async function runSearch(
  db: Database,
  text: string,
  query: SearchQuery,
  where: Where,
): Promise<{ plan: SearchPlan; found: Found }> {
  const loose: SearchPlan = { query, match: 'loose', facets: null };
  const plan = (await chooseMatch(db, text, where.kinds)) ?? loose;
  const found = await findDocuments(db, query, plan.match, where);
  if (plan.facets !== null)
    return { plan, found: { ...found, game: await findByFacets(db, plan.facets, where.page) } };
  return {
    plan,
    found: query.isSingleCharacter ? await addAnywhere(db, query, found, where) : found,
  };
}
