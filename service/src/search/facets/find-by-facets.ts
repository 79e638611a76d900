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
  // Counted apart, so that the page can be read in the order of the index without all the others.
  const { rows } = await sql<FoundIds>`
    select (select count(*)::int from games where ${matchesFacets(facets)}) as total, array(
      select games.id from games
      join search_documents on kind = 'game' and search_documents.id = games.id
      where ${matchesFacets(facets)} order by weight desc, games.id
      limit ${page.size} offset ${pageOffset(page)}) as ids`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}
