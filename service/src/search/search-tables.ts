/** Kinds of things that can be found. */
export const FOUND_KINDS = ['game', 'character'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export interface SearchDocumentsTable {
  kind: FoundKind;
  id: string;
  /** Popularity: decides among equals. */
  weight: number;
  /** Folded names; one that is typed out comes first. */
  exact: string[];
  /** Titles (weight A) and alternative names (B). */
  names: string;
  /** Names and summary (C). */
  brief: string;
  /** Everything; what is no name and no summary has weight D. */
  words: string;
  /** Everything, folded, for phrases. */
  folded: string;
}

export interface SearchTables {
  search_documents: SearchDocumentsTable;
}
