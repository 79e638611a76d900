import { PLAY_STATES } from './play-list';

export type LibrarySort = 'newest' | 'az';

const PLAYER_COUNTS = ['1', '2', '4', '8'] as const;
type PlayerCount = (typeof PLAYER_COUNTS)[number];

export const MINE_FILTERS = ['all', ...PLAY_STATES] as const;
type MineFilter = (typeof MINE_FILTERS)[number];

/** Filters of the library, as given in the URL. An empty string means no filter. */
export interface LibraryFilters {
  genre: string;
  platform: string;
  /** `1`, `2`, `4` or `8` for eight or more. */
  players: PlayerCount | '';
  /** `A` to `Z`, a row of the kana index, or `#`. */
  letter: string;
  sort: LibrarySort;
  /** The visitor's play list, all of it or one state, instead of the library. */
  mine: MineFilter | '';
  /** First page of the list, from 1. Greater than 1 only through links used without JavaScript. */
  page: number;
}

/** Query parameters are kept on navigation, so other pages must not use these names. */
export const PARAMETERS = {
  genre: 'gameGenre',
  platform: 'gamePlatform',
  players: 'gamePlayers',
  letter: 'gameLetter',
  mine: 'gameMine',
  sort: 'gameSort',
  page: 'gamePage',
} as const satisfies Record<keyof LibraryFilters, string>;

/** Parameter with the number of loaded pages, used on reload and back navigation. */
export const PAGES_READ = 'gamePages';

/** Limit of the service for genre and platform ids. */
const MAX_NAME_LENGTH = 40;
const LETTER = /^[A-Z#]$/;
/** Rows of the Japanese index. */
export const KANA_ROWS = ['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ'] as const;
type KanaRow = (typeof KANA_ROWS)[number];

export const isKanaRow = (letter: string): letter is KanaRow =>
  KANA_ROWS.some((row) => row === letter);
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
    players: PLAYER_COUNTS.find((count) => count === read('players')) ?? '',
    letter: LETTER.test(letter) || isKanaRow(letter) ? letter : '',
    mine: MINE_FILTERS.find((mine) => mine === read('mine')) ?? '',
    sort: read('sort') === 'az' ? 'az' : 'newest',
    page: PAGE.test(page) ? Number(page) : 1,
  };
}

/** The query with changed filters, from the first page unless `change.page` is set. Other parameters are kept. */
export function withFilters(
  query: URLSearchParams,
  change: Partial<LibraryFilters>,
): URLSearchParams {
  // Other filters choose from the library and leave the play list.
  const next: LibraryFilters = { ...readFilters(query), mine: '', page: 1, ...change };
  const result = new URLSearchParams(query);
  for (const name of Object.values(PARAMETERS)) result.delete(name);
  result.delete(PAGES_READ);
  if (next.genre) result.set(PARAMETERS.genre, next.genre);
  if (next.platform) result.set(PARAMETERS.platform, next.platform);
  if (next.players) result.set(PARAMETERS.players, next.players);
  if (next.letter) result.set(PARAMETERS.letter, next.letter);
  if (next.mine) result.set(PARAMETERS.mine, next.mine);
  if (next.sort !== 'newest') result.set(PARAMETERS.sort, next.sort);
  if (next.page > 1) result.set(PARAMETERS.page, String(next.page));
  return result;
}

export const NO_FILTERS = { genre: '', platform: '', players: '', letter: '' } as const;

/** Whether a filter is set. Sorting is not a filter. */
export const isFiltered = ({ genre, platform, players, letter }: LibraryFilters): boolean =>
  [genre, platform, players, letter].some(Boolean);
