import { encodeTable, toBytes } from '../persona/vectors/table-format';
import {
  sumChinese,
  sumEnglish,
  sumJapanese,
  type ChineseEntry,
  type JapaneseEntry,
  type SynonymGroup,
} from './dictionaries';
import { readEnglish, type GloveFile } from './english-vectors';
import type { VectorSums } from './vector-sums';

/** Most frequent words of a language that the table has. */
const MAX_WORDS = { zh: 45_000, en: 35_000, ja: 40_000 };

export interface VectorSources {
  glove: GloveFile;
  chinese: ChineseEntry[];
  japanese: JapaneseEntry[];
  synonyms: SynonymGroup[];
}

/**
 * The table of the words of three languages in one space: English words have their GloVe vector, Chinese and Japanese
 * ones the weighted mean of their translations.
 */
export function generateTable({ glove, chinese, japanese, synonyms }: VectorSources): Buffer {
  const english = readEnglish(glove);
  const toRows = (sums: VectorSums, most: number) =>
    new Map(sums.mostFrequent(most).map(([word, vector]) => [word, toBytes(vector)]));
  return encodeTable({
    zh: toRows(sumChinese(chinese, english), MAX_WORDS.zh),
    en: toRows(sumEnglish(english), MAX_WORDS.en),
    ja: toRows(sumJapanese(japanese, synonyms, english), MAX_WORDS.ja),
  });
}
