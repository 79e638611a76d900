export const FOUND_KINDS = ['game', 'character', 'entity'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export interface SearchDocumentsTable {
  kind: FoundKind;
  id: string;
  /** Popularity, which orders equally good hits. */
  weight: number;
  /** Folded names whose exact match ranks first. */
  exact: string[];
  /** Titles (weight A) and alternative names (B). */
  names: string;
  /** Names and summary (C). */
  brief: string;
  /** All texts; those other than names and summary with weight D. */
  words: string;
  /** All folded texts, for phrase checks. */
  folded: string;
}

/** Another spelling that leads to a term of a name. */
export interface SearchSpellingsTable {
  spelling: string;
  /** `typo`: the term with at most one character removed. `reading`: pinyin, initials or romaji. */
  form: 'typo' | 'reading';
  /** Folded words of a name, as they occur in it. */
  term: string;
}

export interface SearchTables {
  search_spellings: SearchSpellingsTable;
  search_documents: SearchDocumentsTable;
}
