/** Query parameter of the search text; also set by the header. */
export const SEARCH_VALUE = 'searchValue';
/** Limit of the service for the search text. */
export const MAX_TEXT_LENGTH = 100;

const KIND = 'searchKind';
const PAGE = 'searchPage';
const PAGE_NUMBER = /^[1-9]\d{0,2}$/;

const KINDS = ['game', 'character', 'entity'] as const;
export type SearchKind = 'all' | (typeof KINDS)[number];

/** Search parameters, as given in the URL. */
export interface Search {
  text: string;
  kind: SearchKind;
  /** From 1. */
  page: number;
}

/** Reads the search from the query. Invalid values are ignored. */
export function readSearch(query: URLSearchParams): Search {
  const kind = query.get(KIND);
  const page = query.get(PAGE) ?? '';
  return {
    text: (query.get(SEARCH_VALUE) ?? '').trim().slice(0, MAX_TEXT_LENGTH).trim(),
    kind: KINDS.find((one) => one === kind) ?? 'all',
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
  };
}

/** The query with a changed search. A new text resets kind and page. */
export function withSearch(query: URLSearchParams, change: Partial<Search>): URLSearchParams {
  const before = readSearch(query);
  const next: Search = { text: before.text, kind: 'all', page: 1, ...change };
  const result = new URLSearchParams(query);
  for (const name of [SEARCH_VALUE, KIND, PAGE]) result.delete(name);
  if (next.text) result.set(SEARCH_VALUE, next.text);
  if (next.kind !== 'all') result.set(KIND, next.kind);
  if (next.page > 1) result.set(PAGE, String(next.page));
  return result;
}
