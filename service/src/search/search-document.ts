import type { Insertable } from 'kysely';
import { foldForSearch } from './fold';
import type { FoundKind, SearchDocumentsTable } from './search-tables';
import { createSearchVector, type Field } from './vector';

/** The texts of one thing, by how much a hit in them says. */
export interface Searchable {
  kind: FoundKind;
  id: string;
  weight: number;
  titles: string[];
  aliases: string[];
  /** Typed out, these count as the thing itself; titles and aliases, or titles alone. */
  exact: string[];
  summary: string[];
  body: string[];
}

/** The row under which a thing is found. */
export function createSearchDocument(thing: Searchable): Insertable<SearchDocumentsTable> {
  const { kind, id, weight, titles, aliases, exact, summary, body } = thing;
  const names: Field[] = [
    { weight: 'A', texts: titles },
    { weight: 'B', texts: aliases },
  ];
  const brief: Field[] = [...names, { weight: 'C', texts: summary }];
  return {
    kind,
    id,
    weight,
    exact: [...new Set(exact.map((name) => foldForSearch(name).trim()))],
    names: createSearchVector(names),
    brief: createSearchVector(brief),
    words: createSearchVector([...brief, { weight: 'D', texts: body }]),
    folded: [...titles, ...aliases, ...summary, ...body].map(foldForSearch).join('\n'),
  };
}
