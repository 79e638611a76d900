import type { Database } from '../database/database';
import { searchPlans, type SearchPlan } from './search-plans';
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

/** `null`: the plan finds nothing; a plan of filters has to find games. */
async function find(
  db: Database,
  { query, match, facets }: SearchPlan,
  where: Where,
): Promise<Found | null> {
  if (facets !== null) {
    const game = await findByFacets(db, facets, where.page);
    if (game.total === 0) return null;
    const kinds = where.kinds.filter((kind) => kind !== 'game');
    return { ...(await findDocuments(db, query, match, { ...where, kinds })), game };
  }
  const found = await findDocuments(db, query, match, where);
  return Object.values(found).every(({ total }) => total === 0) ? null : found;
}

/** Finds one page of documents of each kind by the most precise match that finds any, else by parts of names. */
export async function runSearch(
  db: Database,
  text: string,
  query: SearchQuery,
  where: Where,
): Promise<{ plan: SearchPlan; found: Found }> {
  for await (const plan of searchPlans(db, text, query, where.kinds)) {
    const found = await find(db, plan, where);
    if (found === null) continue;
    const isPartial = query.isSingleCharacter && plan.match === 'all' && plan.facets === null;
    return { plan, found: isPartial ? await addAnywhere(db, query, found, where) : found };
  }
  const loose: SearchPlan = { query, match: 'loose', facets: null };
  return { plan: loose, found: await findDocuments(db, query, loose.match, where) };
}
