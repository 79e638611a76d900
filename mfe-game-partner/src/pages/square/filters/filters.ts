export type SquareSort = 'popular' | 'newest';

/** Filters of the partner square, as given in the URL. An empty string means no filter. */
export interface SquareFilters {
  category: string;
  tag: string;
  text: string;
  sort: SquareSort;
  /** First page of the list, from 1. Greater than 1 only through links used without JavaScript. */
  page: number;
}

/** Query parameters are kept on navigation, so other pages must not use these names. */
export const PARAMETERS = {
  category: 'partnerCategory',
  tag: 'partnerTag',
  text: 'partnerText',
  sort: 'partnerSort',
  page: 'partnerPage',
} as const satisfies Record<keyof SquareFilters, string>;

/** Parameter with the number of loaded pages, used on reload and back navigation. */
export const PAGES_READ = 'partnerPages';

/** Limits of the service; it refuses longer values. */
const MAX_FILTER_LENGTH = 40;
export const MAX_TEXT_LENGTH = 100;
const MAX_PAGE = 1000;
const PAGE = /^[1-9]\d{0,3}$/;

/** Reads the filters from the query. Invalid values are ignored. */
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

/** The query with changed filters, from the first page unless `change.page` is set. Other parameters are kept. */
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

/** Whether a filter is set. Sorting is not a filter. */
export const isFiltered = ({ category, tag, text }: SquareFilters): boolean =>
  [category, tag, text].some(Boolean);
