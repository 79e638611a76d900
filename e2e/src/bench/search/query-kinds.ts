import type { Language } from '@huoban/contracts';
import {
  bruteForce,
  readingsOf,
  type SearchedText,
  seededRandom,
  type SyntheticGame,
} from '@huoban/service/testing';

export interface QueryKind {
  name: string;
  queries: string[];
  /** The service finds more than the documents that contain the text, so that their number is not compared. */
  isForgiving?: true;
}

const PER_KIND = 3;

/** Pieces of texts that documents contain, most frequent first. */
const ranked = (texts: readonly SearchedText[], pieces: Iterable<string>) =>
  [...new Set(pieces)]
    .map((piece) => ({ piece, hits: bruteForce(texts, piece).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ piece }) => piece);

/** Chooses queries of every kind from a library, by how many documents contain them. */
export function chooseQueries(
  library: readonly SyntheticGame[],
  texts: readonly SearchedText[],
): QueryKind[] {
  const random = seededRandom(7);
  const bodies = (language: Language) =>
    library
      .filter((one) => one.language === language)
      .map(({ game }) => game.article[0]?.body[language] ?? '');
  const sampled = (language: Language, pattern: RegExp, count = 150): string[] => {
    const found: string[] = [];
    const from = bodies(language);
    while (found.length < count) {
      const text = from[Math.floor(random() * from.length)] ?? '';
      const all = [...text.matchAll(pattern)];
      const [piece] = all[Math.floor(random() * all.length)] ?? [];
      if (piece !== undefined) found.push(piece);
    }
    return found;
  };
  const top = (list: string[]) => list.slice(0, PER_KIND);
  const low = (list: string[]) => list.slice(-PER_KIND);
  const zh2 = ranked(texts, sampled('zh', /\p{Script=Han}{2}/gu));
  const zh4 = ranked(texts, sampled('zh', /\p{Script=Han}{4}/gu));
  const kana = ranked(texts, sampled('ja', /[\p{Script=Hiragana}\p{Script=Katakana}ー]{4}/gu));
  const words = ranked(texts, sampled('en', /[a-z]{5,}/g));
  const titles = library.filter((_, index) => index % 997 === 5).map(({ game }) => game.title.zh);
  const aliases = library
    .filter((_, index) => index % 991 === 3)
    .flatMap(({ game }) => Object.values(game.aliases).flat());
  return [
    { name: 'zh 2 characters, common', queries: top(zh2) },
    { name: 'zh 2 characters, rare', queries: low(zh2) },
    { name: 'zh 4 characters, common', queries: top(zh4) },
    { name: 'zh 4 characters, rare', queries: low(zh4) },
    { name: 'ja kana, common', queries: top(kana) },
    { name: 'ja kana, rare', queries: low(kana) },
    { name: 'en beginning of a word', queries: top(words).map((word) => word.slice(0, 4)) },
    {
      name: 'several words, zh',
      queries: top(zh2).map((word, nth) => `${word} ${zh2[nth + 3] ?? ''}`),
    },
    {
      name: 'several words, en',
      queries: top(words).map((word, nth) => `${word} ${words[nth + 3] ?? ''}`),
    },
    { name: 'no hit', queries: ['龘龘', 'qqzzx', 'ヷヸヹヺ'] },
    { name: 'one character, zh', queries: ['的', '人', '海'] },
    { name: 'one character, ja', queries: ['の', 'て', 'ン'] },
    { name: 'one character, Latin', queries: ['a', 's', 'x'] },
    { name: 'whole title', queries: top(titles) },
    { name: 'alias', queries: top(aliases) },
    ...forgivingKinds(library),
    { name: 'almost a title (suggestions)', queries: top(titles).map((title) => `${title}龘`) },
  ];
}

/** A word without its second character: one typo. */
const misspell = (word: string) => `${word.slice(0, 1)}${word.slice(2)}`;

/** Queries that no document contains as typed, and natural words. */
function forgivingKinds(library: readonly SyntheticGame[]): QueryKind[] {
  const titles = (language: Language, pattern: RegExp) =>
    library
      .filter((one) => one.language === language)
      .map(({ game }) => game.title[language].toLowerCase())
      .filter((title) => pattern.test(title))
      .slice(0, PER_KIND);
  const [zh, ja] = [
    titles('zh', /^\p{Script=Han}{4,}$/u),
    titles('ja', /^\p{Script=Hiragana}{5,}$/u),
  ];
  const readings = zh.map((title) => readingsOf(title).map(({ latin }) => latin));
  const kinds = [
    { name: 'pinyin', queries: readings.map(([full = '']) => full) },
    { name: 'beginning of pinyin', queries: readings.map(([full = '']) => full.slice(0, 5)) },
    { name: 'initials', queries: readings.map(([, initials = '']) => initials) },
    { name: 'romaji', queries: ja.flatMap((title) => readingsOf(title).map(({ latin }) => latin)) },
    { name: 'one typo, zh', queries: zh.map(misspell) },
    { name: 'one typo, ja', queries: ja.map(misspell) },
    { name: 'one typo, en', queries: titles('en', /^[a-z]{5,} [a-z]{5,}$/).map(misspell) },
    { name: 'natural words', queries: ['解谜游戏', 'games for two', '一人で遊べるパズル'] },
  ];
  return kinds.map((kind) => ({ ...kind, isForgiving: true }));
}
