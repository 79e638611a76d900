import type { Language } from '@huoban/contracts';
import type { Mood } from '../../wording/persona-texts';
import { isPartOfWord } from '../intents/compound';
import { readPlayers, type Players } from '../message/players/players';
import { readYears, type YearRange } from '../intents/years';
import { readAudience } from './audience';
import { isExcluded } from './exclusion';
import { NUMERAL, readNumeral } from '../numeral';
import { detectPlatforms } from '../intents/platform';
import { normalizeCharacters } from '../normalize-text';

/** What a visitor requires of a game. */
export interface Constraints {
  players?: Players;
  /** The game must have all of them, or one if `anyPlatform` is set. */
  platforms: string[];
  anyPlatform?: true;
  /** Sets of genres; a game must have one of each set. */
  genres: string[][];
  /** Genres that the game must not have. */
  unwanted: string[];
  /** Some of them are named, not only implied by a mood: “calm” implies no racing. */
  excludes?: boolean;
  /** Longest round in minutes. */
  maxMinutes?: number;
  year?: number;
  /** First and last year of release. */
  years?: YearRange;
}

const SHORT: Record<Language, RegExp> = {
  zh: /短|不长|[别不](?:要|能)?太?长|(?<!个)半个?小时|(?:一|1)个?(?:小时|钟头)|(?:几|一|两|三|四|五|六|七|八|九|十|\d+)分钟(?:以?内|左右|一局|就)|快(?:速|节奏)?(?:一局|结束|打完)|几分钟|碎片时间|一会儿就|时间不多|不用太久|(?:十|5|五|10|二十|20)分钟/u,
  en: /\b(?:(?:half )?an hour|one hour|short(?:er)?|quick(?:er)?|brief(?:er)?|few minutes|not (?:too )?long|(?:ten|five|10|5|twenty|20)[- ]minutes?|under \w+ minutes)\b/u,
  ja: /短|半時間|(?:一|1)時間|分以内|すぐ終わ|さくっと|サクッと|手軽|数分|(?:十|5|五|10|二十|20)分/u,
};
const MINUTES = new RegExp(
  `(?<count>${NUMERAL}|five|ten|twenty|thirty)[- ]?(?:分钟|minutes?|分)`,
  'u',
);
const MINUTE_WORDS: Record<string, number> = { five: 5, ten: 10, twenty: 20, thirty: 30 };
/** Longest round that counts as short. */
const MAX_SHORT_MINUTES = 25;

const HALF_HOUR = /(?<!个)半个?小时|半時間|\bhalf an hour\b/u;
const HOUR = /(?:一|1)个?(?:小时|钟头)|(?:一|1)時間|\b(?:an|one) hour\b/u;

function readMinutes(text: string): number {
  if (HALF_HOUR.test(text)) return 30;
  if (HOUR.test(text)) return 60;
  const count = MINUTES.exec(text)?.groups?.count;
  return count === undefined ? MAX_SHORT_MINUTES : (MINUTE_WORDS[count] ?? readNumeral(count));
}

interface WordUse {
  isFound: boolean;
  isUnwanted: boolean;
}

/** “She is no good at cards” rules out no cards. */
const UNSKILLED =
  /(?<!会)不(?:太|怎么|大)?(?:会|擅长)[^，。,]{0,1}$|\b(?:no|not) good at (?:playing )?$/u;

/** A word, its comparative or its superlative: `scary`, `scarier`, `scariest`. */
const inAnyDegree = (word: string): RegExp =>
  new RegExp(
    word.endsWith('y') ? `\\b${word.slice(0, -1)}(?:y|ier|iest)\\b` : `\\b${word}(?:e?r|e?st)?\\b`,
    'u',
  );

function useOf(word: string, text: string, language: Language): WordUse {
  const stem = language === 'ja' ? word.replace(/い$/u, '') : word;
  const at = language === 'en' ? text.search(inAnyDegree(stem)) : text.indexOf(stem);
  if (at < 0 || isPartOfWord(stem, text, language, at) || UNSKILLED.test(text.slice(0, at)))
    return { isFound: false, isUnwanted: false };
  const isUnwanted = isExcluded(text.slice(0, at), text.slice(at + stem.length), language);
  return { isFound: isUnwanted || language === 'en' || text.includes(word), isUnwanted };
}

/** “On the phone or on Switch, either is fine.” */
const EITHER: Record<Language, RegExp> = {
  zh: /或|还是|都成|都行|都可以|都能|随便哪/u,
  en: /\bor\b|\beither\b/u,
  ja: /どっち|どちら|または|でも.{1,10}でも|(?<=[A-Zァ-ヶa-zー])か(?=[A-Zァ-ヶa-z])/u,
};
/** “Nothing that is only on PC” asks for no PC. */
const EXCLUSIVE =
  /[别不非][^，。,]{0,8}独占|\b(?:no|not|nothing)\b[^,.]{0,14}exclusives?\b|[^、。]{0,6}独占(?:は|じゃ|以外)/u;

export interface ConstraintOptions {
  moods: Mood[];
  /** Milliseconds since 1970, for “this year”. */
  now: number;
}

/** The requirements that a message states. */
export function readConstraints(
  message: string,
  language: Language,
  { moods, now }: ConstraintOptions,
): Constraints {
  const text = normalizeCharacters(message).toLowerCase();
  const { rest, isTimid, unsuitable } = readAudience(text, language);
  const uses = moods
    .filter(({ genres }) => genres.length > 0)
    .map(({ genres, without, words }) => ({
      genres,
      without,
      found: words[language]
        .map((word) => useOf(word, rest, language))
        .filter((use) => use.isFound),
    }))
    .filter(({ found }) => found.length > 0);
  // “The flat is too quiet, I want something soft” still wants a soft one.
  const isUnwanted = ({ found, without }: (typeof uses)[number]) =>
    without.length > 0 ? found.every((use) => use.isUnwanted) : found.some((use) => use.isUnwanted);
  const ruledOut = uses.filter(isUnwanted);
  const wanted = uses.filter((use) => !isUnwanted(use));
  const excluded = ruledOut.flatMap(({ genres }) => genres);
  const players = readPlayers(text, language);
  const platforms = detectPlatforms(text.replace(EXCLUSIVE, ''));
  // “I am easily scared but love ghost stories” asks for them.
  const isFrightRuledOut = isTimid && !wanted.some(({ genres }) => genres.includes('horror'));
  const released = readYears(text, now);
  return {
    ...(players !== undefined && { players }),
    platforms,
    ...(platforms.length > 1 && EITHER[language].test(text) && { anyPlatform: true as const }),
    genres: wanted
      .map(({ genres }) => genres.filter((genre) => !excluded.includes(genre)))
      .filter((genres) => genres.length > 0),
    unwanted: [
      ...excluded,
      ...wanted.flatMap(({ without }) => without),
      ...(isFrightRuledOut ? ['horror'] : []),
      ...unsuitable,
    ],
    ...((isFrightRuledOut || ruledOut.length > 0) && { excludes: true }),
    ...(SHORT[language].test(text) && { maxMinutes: readMinutes(text) }),
    ...released,
  };
}

export const countConstraints = (constraints: Constraints): number =>
  [
    constraints.players !== undefined,
    constraints.maxMinutes !== undefined,
    constraints.year !== undefined || constraints.years !== undefined,
    constraints.platforms.length > 0,
    constraints.genres.length > 0,
    constraints.unwanted.length > 0 &&
      (constraints.excludes === true || constraints.genres.length === 0),
  ].filter(Boolean).length;

export const isConstrained = (constraints: Constraints): boolean =>
  countConstraints(constraints) > 0;

/** Without the genres that a mood implies beside named ones: a role-playing game may be slow, too. */
export function withoutMoods(constraints: Constraints): Constraints {
  const named = constraints.genres.filter((set) => set.length === 1);
  if (named.length === 0) return constraints;
  const unwanted = constraints.excludes === true ? constraints.unwanted : [];
  return { ...constraints, genres: named, unwanted };
}

/** With one of the wanted genres: “a simulation or a sandbox”. */
export const withAnyGenre = (constraints: Constraints): Constraints => ({
  ...constraints,
  genres: constraints.genres.length > 1 ? [constraints.genres.flat()] : constraints.genres,
});

/** Later requirements replace or add to earlier ones. */
export function mergeConstraints(earlier: Constraints, later: Constraints): Constraints {
  const wanted = later.genres.flat();
  const isKept = (set: string[]) => !set.some((genre) => later.unwanted.includes(genre));
  return {
    ...earlier,
    ...later,
    platforms: later.platforms.length > 0 ? later.platforms : earlier.platforms,
    genres: later.genres.length > 0 ? later.genres : earlier.genres.filter(isKept),
    unwanted: [
      ...new Set([
        ...earlier.unwanted.filter((genre) => !wanted.includes(genre)),
        ...later.unwanted,
      ]),
    ],
  };
}
