import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database';
import { pageOffset } from '../library/paging';
import type { SearchQuery } from './query';
import type { Correction } from './corrections/find-corrections';
import type { FoundKind } from './search-tables';

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

/**
 * Best first: the exact name, then hits in the title, an alias, the summary, the article; inside a tier by rank, for very
 * many hits by popularity. The tiers keep a long article that repeats a word behind the game of that name.
 */
function bestFirst(query: SearchQuery) {
  const { name, isSingleCharacter, whole, inTitle } = query;
  const amongNames = sql`
    when exact @> array[${name}]::text[] then 1
    when names @@ ${inTitle}::tsquery then 2
    else 3`;
  // One index lookup tells which hits are in names or summaries. A single character is searched in names only.
  const elsewhere = sql`
    when not (kind, id) in (select kind, id from search_documents where brief @@ ${whole}::tsquery) then 5
    when not names @@ ${whole}::tsquery then 4`;
  return sql`
    case ${isSingleCharacter ? amongNames : sql`${elsewhere} ${amongNames}`} end,
    case when total <= ${MAX_RANKED} then ts_rank(${WEIGHTS}, words, ${whole}::tsquery) else 0 end desc,
    weight desc, id`;
}

/** Order for loose matches: most of the query in a title or alias first. */
export const nearestFirst = ({ loose }: SearchQuery): RawBuilder<unknown> => sql`
  ts_rank(${WEIGHTS}, names, ${loose}::tsquery) desc, weight desc, id`;

/** Corrected names first. */
const correctedFirst = ({ terms }: Correction): RawBuilder<unknown> => sql`
  ts_rank(${WEIGHTS}, names, ${terms}::tsquery) desc, weight desc, id`;

function order(query: SearchQuery, match: Match): RawBuilder<unknown> {
  if (match === 'all') return bestFirst(query);
  return match === 'loose' ? nearestFirst(query) : correctedFirst(match);
}

/** Finds one page of documents of each kind. */
export async function findDocuments(
  db: Database,
  query: SearchQuery,
  match: Match,
  { kinds, page }: { kinds: readonly FoundKind[]; page: Page },
): Promise<Record<FoundKind, FoundIds>> {
  // Totals of a known number of kinds: for an estimated one PostgreSQL would compile the statement, which takes 20 ms.
  const { rows } = await sql<FoundIds & { kind: FoundKind }>`
    with hits as materialized (
      select kind, id, weight, exact, names, words from search_documents
      where ${matches(query, match)} and kind = any(${kinds}::text[])),
    totals as materialized (
      select kind, (select count(*)::int from hits where hits.kind = kinds.kind) as total
      from unnest(${kinds}::text[]) as kinds (kind))
    select kind, total, array(
      select id from hits where hits.kind = totals.kind
      order by ${order(query, match)} limit ${page.size} offset ${pageOffset(page)}) as ids
    from totals`.execute(db);
  const found = (kind: FoundKind): FoundIds => {
    const row = rows.find((one) => one.kind === kind);
    return { ids: row?.ids ?? [], total: row?.total ?? 0 };
  };
  return { game: found('game'), character: found('character'), entity: found('entity') };
}
