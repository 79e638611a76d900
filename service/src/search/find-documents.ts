import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database';
import { pageOffset } from '../library/paging';
import type { SearchQuery } from './query';
import type { Correction } from './corrections/find-corrections';
import { FOUND_KINDS, type FoundKind } from './search-tables';

export interface Page {
  page: number;
  size: number;
}

/**
 * `all`: every part of the query must occur. `loose`: any part must occur in a name. A correction: its words must occur in
 * names.
 */
export type Match = 'all' | 'loose' | Correction;

/** Ids of one page, best first, and the total number. */
export interface FoundIds {
  ids: string[];
  total: number;
}

/** Title A, alias B, summary C, article D, in the order of PostgreSQL: D, C, B, A. */
const WEIGHTS = sql`'{0.05, 0.2, 0.6, 1}'::float4[]`;
/** Ranking more documents is slow and means little for a word that frequent. */
const MAX_RANKED = 200;

/** Condition that a row of `search_documents` contains every part of the query. */
function matchesAll({
  isSingleCharacter,
  parts,
  phrases,
  whole,
}: SearchQuery): RawBuilder<boolean> {
  if (isSingleCharacter) return sql`names @@ ${whole}::tsquery`;
  const inARow = phrases.map((phrase) => sql` and strpos(folded, ${phrase}) > 0`);
  return sql`words @@ ${parts}::tsquery${sql.join(inARow, sql``)}`;
}

/** A single character that occurs in no name may occur anywhere. */
const matchesAny = ({ isSingleCharacter, loose }: SearchQuery): RawBuilder<boolean> =>
  isSingleCharacter ? sql`words @@ ${loose}::tsquery` : sql`names @@ ${loose}::tsquery`;

/** Condition that a row of `search_documents` matches a query. */
export function matches(query: SearchQuery, match: Match): RawBuilder<boolean> {
  if (match === 'all') return matchesAll(query);
  return match === 'loose' ? matchesAny(query) : sql`names @@ ${match.terms}::tsquery`;
}

/** How the hits of a match are ordered. Columns that only some hits need stay out of the list of hits, which is copied. */
interface Order {
  /** The most precise hits have the lowest number. */
  tier: RawBuilder<unknown>;
  /** Column whose texts rank hits of one tier. */
  ranked: RawBuilder<unknown>;
  rank: RawBuilder<unknown>;
}

/**
 * Best first: the exact name, then hits in the title, an alias, the summary, the article; inside a tier by rank, for very
 * many hits by popularity. The tiers keep a long article that repeats a word behind the game of that name.
 */
function bestFirst({ name, isSingleCharacter, whole, inTitle }: SearchQuery): Order {
  const amongNames = sql`
    when exact @> array[${name}]::text[] then 1
    when names @@ ${inTitle}::tsquery then 2
    else 3`;
  // One index lookup tells which hits are in names or summaries. A single character is searched in names only.
  const elsewhere = sql`
    when not ctid in (select ctid from search_documents where brief @@ ${whole}::tsquery) then 5
    when not names @@ ${whole}::tsquery then 4`;
  return {
    tier: sql`case ${isSingleCharacter ? amongNames : sql`${elsewhere} ${amongNames}`} end`,
    ranked: sql`words`,
    rank: sql`case when total <= ${MAX_RANKED} then ts_rank(${WEIGHTS}, ranked, ${whole}::tsquery) else 0 end`,
  };
}

/** Most of the terms in a title or alias first. */
const byNames = (terms: string): Order => ({
  tier: sql`1`,
  ranked: sql`names`,
  rank: sql`ts_rank(${WEIGHTS}, ranked, ${terms}::tsquery)`,
});

/** Order of loose matches in `search_documents` itself. */
export const nearestFirst = ({ loose }: SearchQuery): RawBuilder<unknown> => sql`
  ts_rank(${WEIGHTS}, names, ${loose}::tsquery) desc, weight desc, id`;

function orderOf(query: SearchQuery, match: Match): Order {
  if (match === 'all') return bestFirst(query);
  return byNames(match === 'loose' ? query.loose : match.terms);
}

/** Finds one page of documents of each kind. */
export async function findDocuments(
  db: Database,
  query: SearchQuery,
  match: Match,
  { kinds, page }: { kinds: readonly FoundKind[]; page: Page },
): Promise<Record<FoundKind, FoundIds>> {
  const none: FoundIds = { ids: [], total: 0 };
  const found = { game: none, character: none, entity: none };
  if (kinds.length === 0) return found;
  const { tier, ranked, rank } = orderOf(query, match);
  const ofKinds =
    kinds.length < FOUND_KINDS.length ? sql` and kind = any(${kinds}::text[])` : sql``;
  const counts = kinds.map(
    (kind) => sql`count(*) filter (where kind = ${kind})::int as ${sql.ref(kind)}`,
  );
  // A known number of totals: for an estimated one PostgreSQL would compile the statement, which takes 20 ms.
  const totals = kinds.map((kind) => sql`(${kind}::text, (select ${sql.ref(kind)} from counted))`);
  const { rows } = await sql<FoundIds & { kind: FoundKind }>`
    with hits as materialized (
      select kind, id, weight, ${tier} as tier, ${ranked} as ranked from search_documents
      where ${matches(query, match)}${ofKinds}),
    counted as materialized (select ${sql.join(counts)} from hits)
    select kind, total, array(
      select id from hits where total > 0 and hits.kind = totals.kind
      order by tier, ${rank} desc, weight desc, id limit ${page.size} offset ${pageOffset(page)}) as ids
    from (values ${sql.join(totals)}) as totals (kind, total)`.execute(db);
  for (const { kind, ids, total } of rows) found[kind] = { ids, total };
  return found;
}
