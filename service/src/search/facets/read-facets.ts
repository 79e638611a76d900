import type { Localized } from '../../database/tables';
import { GENRES, PLATFORMS } from '../../content/library-facets';
import { foldForSearch, runsOf } from '../fold';
import { createSpellingIndex } from '../spelling';
import {
  FILLER_WORDS,
  GENRE_WORDS,
  NUMBER_WORDS,
  PLATFORM_WORDS,
  PLAYER_WORDS,
} from './facet-words';

/** What a search in natural words requests of a game. */
export interface RequestedFacets {
  genres: string[];
  platforms: string[];
  /** `atLeast`: any game that so many can play together; otherwise exactly so many must be able to play. */
  players: { count: number; atLeast: boolean }[];
}

type Meaning = Partial<RequestedFacets>;

const folded = (word: string): string =>
  runsOf(foldForSearch(word))
    .map(({ text }) => text)
    .join(' ');

function collectWords(): Map<string, Meaning> {
  const words = new Map<string, Meaning>();
  const add = (forms: string[], meaning: Meaning): void => {
    for (const form of forms) words.set(folded(form), meaning);
  };
  const addAll = (
    names: Record<string, Localized>,
    others: Record<string, string[]>,
    meaningOf: (id: string) => Meaning,
  ): void => {
    for (const [id, name] of Object.entries(names))
      add([...Object.values(name), ...(others[id] ?? [])], meaningOf(id));
  };
  add(FILLER_WORDS, {});
  addAll(GENRES, GENRE_WORDS, (id) => ({ genres: [id] }));
  addAll(PLATFORMS, PLATFORM_WORDS, (id) => ({ platforms: [id] }));
  for (const { count, atLeast = false, words: forms } of PLAYER_WORDS)
    add(forms, { players: [{ count, atLeast }] });
  return words;
}

const WORDS = collectWords();
const LONGEST = Math.max(...[...WORDS.keys()].map((word) => word.length));
const MAX_WORDS = 3;
const findSpelling = createSpellingIndex(
  [...WORDS].filter(([, meaning]) => Object.keys(meaning).length > 0).map(([word]) => word),
);

const NUMBER = `\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')}`;
const GROUP = '(?:party|group|team) of ';
const PEOPLE = '(?:players?|people|persons?|friends|of us)';
const PLAYER_COUNT = new RegExp(
  `(?<![a-z0-9])(?:for (?:the )?|${GROUP})?(${NUMBER})(?:(?:个?人|名|位)|[ -]?${PEOPLE}\\b)|\\b(?:for |${GROUP})(${NUMBER})\\b`,
  'gu',
);

/** The meanings of a dense run, longest words first; `null` when a part has none. */
function readDense(run: string): Meaning[] | null {
  const found: Meaning[] = [];
  for (let at = 0; at < run.length;) {
    const lengths = Array.from({ length: Math.min(LONGEST, run.length - at) }, (_, n) => n + 1);
    const length = lengths.findLast((one) => WORDS.has(run.slice(at, at + one)));
    if (length === undefined) return null;
    found.push(WORDS.get(run.slice(at, at + length)) ?? {});
    at += length;
  }
  return found;
}

/** The meanings of words in a row, two or three of which may be one term. */
function readWords(words: string[]): Meaning[] | null {
  const found: Meaning[] = [];
  for (let at = 0; at < words.length;) {
    const counts = Array.from({ length: Math.min(MAX_WORDS, words.length - at) }, (_, n) => n + 1);
    const count = counts.findLast((one) => WORDS.has(words.slice(at, at + one).join(' '))) ?? 1;
    const term = words.slice(at, at + count).join(' ');
    const meaning = WORDS.get(term) ?? WORDS.get(findSpelling(term)[0] ?? '');
    if (meaning === undefined) return null;
    found.push(meaning);
    at += count;
  }
  return found;
}

/**
 * Reads a search such as 两个人玩的恐怖游戏, "games for two" or ホラー as filters of the library.
 * @returns null when a word of it is neither a filter nor a filler
 */
export function readFacets(text: string): RequestedFacets | null {
  const requested: RequestedFacets = { genres: [], platforms: [], players: [] };
  const rest = foldForSearch(text).replace(PLAYER_COUNT, (_, before?: string, after?: string) => {
    const number = before ?? after ?? '';
    requested.players.push({ count: NUMBER_WORDS[number] ?? Number(number), atLeast: false });
    return ' ';
  });
  const runs = runsOf(rest);
  const read = [
    readWords(runs.filter(({ isDense }) => !isDense).map((run) => run.text)),
    ...runs.filter(({ isDense }) => isDense).map((run) => readDense(run.text)),
  ];
  for (const meanings of read) {
    if (meanings === null) return null;
    for (const { genres = [], platforms = [], players = [] } of meanings) {
      requested.genres.push(...genres);
      requested.platforms.push(...platforms);
      requested.players.push(...players);
    }
  }
  if (Object.values(requested).every(({ length }) => length === 0)) return null;
  const { genres, platforms, players } = requested;
  return { genres: [...new Set(genres)], platforms: [...new Set(platforms)], players };
}
