import type { Insertable } from 'kysely';
import { foldForSearch } from './fold';
import type { FoundKind, SearchDocumentsTable } from './search-tables';
import { createSearchVector, type Field } from './vector';

/** The searchable texts of a game or partner. */
export interface Searchable {
  kind: FoundKind;
  id: string;
  weight: number;
  titles: string[];
  aliases: string[];
  /** Names whose exact match ranks first. */
  exact: string[];
  summary: string[];
  body: string[];
}

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
