import type { Language } from '@huoban/contracts';
import type { Facet, NamedRef } from '@huoban/contracts/api';
import type { Database } from '../database/database';
import type { Localized, TermsTable } from '../database/tables';

type FacetKind = TermsTable['kind'];

/** Names of genres, platforms, tags and categories. An unknown id is its own name. */
export interface FacetCatalog {
  nameOf: (kind: FacetKind, id: string, language: Language) => NamedRef;
  namesOf: (kind: FacetKind, ids: string[], language: Language) => NamedRef[];
  /** Filter values with their counts in display order; unknown ids last. */
  withCounts: (kind: FacetKind, counts: Map<string, number>, language: Language) => Facet[];
}

/** Loads all names once, because only the seed changes them, at start. */
export async function loadFacets(db: Database): Promise<FacetCatalog> {
  const rows = await db.selectFrom('terms').selectAll().orderBy('position').execute();
  const known = new Map<string, { name: Localized; position: number }>(
    rows.map(({ kind, id, name, position }) => [`${kind}/${id}`, { name, position }]),
  );
  const nameOf: FacetCatalog['nameOf'] = (kind, id, language) => ({
    id,
    name: known.get(`${kind}/${id}`)?.name[language] ?? id,
  });
  const position = (kind: FacetKind, id: string) =>
    known.get(`${kind}/${id}`)?.position ?? rows.length;
  return {
    nameOf,
    namesOf: (kind, ids, language) => ids.map((id) => nameOf(kind, id, language)),
    withCounts: (kind, counts, language) =>
      [...counts]
        .sort(([a], [b]) => position(kind, a) - position(kind, b))
        .map(([id, count]) => ({ ...nameOf(kind, id, language), count })),
  };
}
