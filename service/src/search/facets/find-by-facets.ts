import { sql } from 'kysely';
import type { Database } from '../../database/database';
import { pageOffset } from '../../library/paging';
import type { FoundIds, Page } from '../find-documents';
import { matchesFacets } from './matches-facets';
import type { RequestedFacets } from './read-facets';

/** One page of the games with the requested facets, most popular first. */
export async function findByFacets(
  db: Database,
  facets: RequestedFacets,
  page: Page,
): Promise<FoundIds> {
  const { rows } = await sql<{ id: string; total: number }>`
    select games.id, count(*) over ()::int as total from games
    join search_documents on kind = 'game' and search_documents.id = games.id
    where ${matchesFacets(facets)} order by weight desc, games.id
    limit ${page.size} offset ${pageOffset(page)}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
