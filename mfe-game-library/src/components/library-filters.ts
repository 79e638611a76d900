export type LibrarySort = 'newest' | 'az';

/** What the library shows, as its address says it. Empty: not filtered by that. */
export interface LibraryFilters {
  genre: string;
  platform: string;
  /** `A` to `Z` or `#`. */
  letter: string;
  sort: LibrarySort;
  /** First page of the list, from 1; more than 1 only by the links that work without scripts. */
  page: number;
}

/** Query parameters travel along to other pages, so these names must not mean anything there. */
export const PARAMETERS = {
  genre: 'gameGenre',
  platform: 'gamePlatform',
  letter: 'gameLetter',
  sort: 'gameSort',
  page: 'gamePage',
} as const satisfies Record<keyof LibraryFilters, string>;

/** Parameter that keeps how many pages of the list were read, for a reload and the way back. */
export const PAGES_READ = 'gamePages';

/** Longest name of a genre or platform that the service takes. */
const MAX_NAME_LENGTH = 40;
const LETTER = /^[A-Z#]$/;
const PAGE = /^[1-9]\d{0,2}$/;

/** Reads the filters of an address; what makes no sense counts as absent. */
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

/** The address' query with other filters, from the first page unless one is named; foreign parameters stay. */
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

/** True when the list is narrowed; sorting narrows nothing. */
export const isFiltered = ({ genre, platform, letter }: LibraryFilters): boolean =>
  [genre, platform, letter].some(Boolean);
