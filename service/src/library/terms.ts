import type { Language } from '@huoban/contracts';
import type { Facet, Named } from '@huoban/contracts/api';
import type { Database } from '../database/database';
import type { Localized, TermsTable } from '../database/tables';

type Kind = TermsTable['kind'];

/** Names of genres, platforms, tags and categories. An id without a name is shown as itself. */
export interface Terms {
  name: (kind: Kind, id: string, language: Language) => Named;
  names: (kind: Kind, ids: string[], language: Language) => Named[];
  /** Counts as filter values, in the order of the terms; unknown ids last. */
  facets: (kind: Kind, counts: Map<string, number>, language: Language) => Facet[];
}

/** Reads all terms once: they change only with the seed, at start. */
export const loadTerms = async (db: Database): Promise<Terms> => {
  const rows = await db.selectFrom('terms').selectAll().orderBy('position').execute();
  const known = new Map<string, { name: Localized; position: number }>(
    rows.map(({ kind, id, name, position }) => [`${kind}/${id}`, { name, position }]),
  );
  const name: Terms['name'] = (kind, id, language) => ({
    id,
    name: known.get(`${kind}/${id}`)?.name[language] ?? id,
  });
  const position = (kind: Kind, id: string) => known.get(`${kind}/${id}`)?.position ?? rows.length;
  return {
    name,
    names: (kind, ids, language) => ids.map((id) => name(kind, id, language)),
    facets: (kind, counts, language) =>
      [...counts]
        .sort(([a], [b]) => position(kind, a) - position(kind, b))
        .map(([id, count]) => ({ ...name(kind, id, language), count })),
  };
};
