import { MAX_FILTER_LENGTH, MAX_TEXT_LENGTH } from './limits';

export type SquareSort = 'popular' | 'newest';

/** What the square shows, as its address says it. Empty: not filtered by that. */
export interface SquareFilters {
  category: string;
  tag: string;
  text: string;
  sort: SquareSort;
  /** First page of the list, from 1; more than 1 only by the links that work without scripts. */
  page: number;
}

/** Query parameters travel along to other pages, so these names must not mean anything there. */
export const PARAMETERS = {
  category: 'partnerCategory',
  tag: 'partnerTag',
  text: 'partnerText',
  sort: 'partnerSort',
  page: 'partnerPage',
} as const satisfies Record<keyof SquareFilters, string>;

/** Parameter that keeps how many pages of the list were read, for a reload and the way back. */
export const PAGES_READ = 'partnerPages';

const MAX_PAGE = 1000;
const PAGE = /^[1-9]\d{0,3}$/;

/** Reads the filters of an address; what makes no sense counts as absent. */
export function readFilters(query: URLSearchParams): SquareFilters {
  const read = (name: keyof SquareFilters, length: number): string =>
    (query.get(PARAMETERS[name]) ?? '').trim().slice(0, length);
  const page = read('page', MAX_FILTER_LENGTH);
  return {
    category: read('category', MAX_FILTER_LENGTH),
    tag: read('tag', MAX_FILTER_LENGTH),
    text: read('text', MAX_TEXT_LENGTH),
    sort: query.get(PARAMETERS.sort) === 'newest' ? 'newest' : 'popular',
    page: PAGE.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
  };
}

/**
 * The address' query with other filters; foreign parameters stay. Any change begins at the first page again, unless it
 * names a page itself.
 */
export function withFilters(
  query: URLSearchParams,
  change: Partial<SquareFilters>,
): URLSearchParams {
  const next: SquareFilters = { ...readFilters(query), page: 1, ...change };
  const result = new URLSearchParams(query);
  for (const name of Object.values(PARAMETERS)) result.delete(name);
  result.delete(PAGES_READ);
  if (next.category) result.set(PARAMETERS.category, next.category);
  if (next.tag) result.set(PARAMETERS.tag, next.tag);
  if (next.text.trim()) result.set(PARAMETERS.text, next.text.trim());
  if (next.sort === 'newest') result.set(PARAMETERS.sort, next.sort);
  if (next.page > 1) result.set(PARAMETERS.page, String(next.page));
  return result;
}

export const NO_FILTERS = { category: '', tag: '', text: '' } as const;

/** True when the list is narrowed; sorting narrows nothing. */
export const isFiltered = ({ category, tag, text }: SquareFilters): boolean =>
  [category, tag, text].some(Boolean);
