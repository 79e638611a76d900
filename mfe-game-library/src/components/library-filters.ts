export type LibrarySort = 'newest' | 'az';

/** Filters of the library, as given in the URL. An empty string means no filter. */
export interface LibraryFilters {
  genre: string;
  platform: string;
  /** `A` to `Z` or `#`. */
  letter: string;
  sort: LibrarySort;
  /** First page of the list, from 1. Greater than 1 only through links used without JavaScript. */
  page: number;
}

/** Query parameters are kept on navigation, so other pages must not use these names. */
export const PARAMETERS = {
  genre: 'gameGenre',
  platform: 'gamePlatform',
  letter: 'gameLetter',
  sort: 'gameSort',
  page: 'gamePage',
} as const satisfies Record<keyof LibraryFilters, string>;

/** Parameter with the number of loaded pages, used on reload and back navigation. */
export const PAGES_READ = 'gamePages';

/** Limit of the service for genre and platform ids. */
const MAX_NAME_LENGTH = 40;
const LETTER = /^[A-Z#]$/;
const PAGE = /^[1-9]\d{0,2}$/;

/** Reads the filters from the query. Invalid values are ignored. */
export function readFilters(query: URLSearchParams): LibraryFilters {
  const read = (name: keyof LibraryFilters): string =>
    (query.get(PARAMETERS[name]) ?? '').trim().slice(0, MAX_NAME_LENGTH);
  const letter = read('letter').toUpperCase();
  const page = read('page');
  return {
    genre: read('genre'),
    platform: read('platform'),
    letter: LETTER.test(letter) ? letter : '',
    sort: read('sort') === 'az' ? 'az' : 'newest',
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** The query with changed filters, from the first page unless `change.page` is set. Other parameters are kept. */
export function withFilters(
  query: URLSearchParams,
  change: Partial<LibraryFilters>,
): URLSearchParams {
  const next: LibraryFilters = { ...readFilters(query), page: 1, ...change };
  const result = new URLSearchParams(query);
  for (const name of Object.values(PARAMETERS)) result.delete(name);
  result.delete(PAGES_READ);
  if (next.genre) result.set(PARAMETERS.genre, next.genre);
  if (next.platform) result.set(PARAMETERS.platform, next.platform);
  if (next.letter) result.set(PARAMETERS.letter, next.letter);
  if (next.sort !== 'newest') result.set(PARAMETERS.sort, next.sort);
  if (next.page > 1) result.set(PARAMETERS.page, String(next.page));
  return result;
}

export const NO_FILTERS = { genre: '', platform: '', letter: '' } as const;

/** Whether a filter is set. Sorting is not a filter. */
export const isFiltered = ({ genre, platform, letter }: LibraryFilters): boolean =>
  [genre, platform, letter].some(Boolean);
