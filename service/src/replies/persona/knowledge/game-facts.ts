import type { GameFile } from '../../../content/content-schema';
import type { Constraints } from '../understanding/requests/constraints';
import { readNumeral } from '../understanding/numeral';

const NUMERAL = '(?<count>[一二两三四五六七八九十]+|\\d+)';
const SESSIONS = [
  new RegExp(`[一每](?:局|盘|首|夜|场|盏油)[^。，]{0,6}?${NUMERAL}分钟`, 'u'),
  new RegExp(`${NUMERAL}分钟一(?:局|盘|首|场)`, 'u'),
  new RegExp(`按一炷香计时，约${NUMERAL}分钟`, 'u'),
];

/** Minutes of one round, when the article states them. */
export function sessionMinutes({ article, summary }: GameFile): number | undefined {
  const text = [summary.zh, ...article.map(({ body }) => body.zh)].join('');
  for (const pattern of SESSIONS) {
    const count = pattern.exec(text)?.groups?.count;
    if (count !== undefined) return readNumeral(count);
  }
  return undefined;
}

/** Smallest and largest number of players. */
export function playerRange({ players }: GameFile): [min: number, max: number] {
  const [min = 1, max = min] = players.split('-').map(Number);
  return [min, max];
}

/** A requirement that a game does not satisfy. */
export type Unmet = 'players' | 'platforms' | 'genres' | 'unwanted' | 'maxMinutes' | 'year';

/** The requirements that a game does not satisfy. */
export function unmetConstraints(game: GameFile, constraints: Constraints): Unmet[] {
  const [min, max] = playerRange(game);
  const { players, platforms, anyPlatform, genres, unwanted, maxMinutes, year, years } =
    constraints;
  const released = Number(game.released.slice(0, 4));
  const minutes = sessionMinutes(game);
  const has = (genre: string) => game.genres.includes(genre);
  const checks: [Unmet, boolean][] = [
    [
      'players',
      players === undefined ||
        (players === 'together' ? max >= 2 : players >= min && players <= max),
    ],
    [
      'platforms',
      anyPlatform === true
        ? platforms.some((one) => game.platforms.includes(one))
        : platforms.every((one) => game.platforms.includes(one)),
    ],
    ['genres', genres.every((set) => set.some(has))],
    ['unwanted', !unwanted.some(has)],
    ['maxMinutes', maxMinutes === undefined || (minutes !== undefined && minutes <= maxMinutes)],
    [
      'year',
      (year === undefined || released === year) &&
        released >= (years?.from ?? released) &&
        released <= (years?.to ?? released),
    ],
  ];
  return checks.flatMap(([name, isMet]) => (isMet ? [] : [name]));
}
