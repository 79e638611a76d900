import { KANA_ROWS } from '@huoban/contracts/api';

/** First character in pinyin order of each initial letter. No syllable starts with I, U or V. */
const PINYIN_BOUNDARIES: [letter: string, first: string][] = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '哒'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '讥'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '妈'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '扨'],
  ['T', '它'],
  ['W', '穵'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
];

/** Small and voiced forms sort with their base. */
const kanaCollator = new Intl.Collator('ja', { sensitivity: 'base' });
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const KATAKANA = /[\u30a1-\u30f6]/g;

/** Reading of a Japanese title: the title if it starts with kana, else its longest kana spelling, else the title. */
export function titleReading(title: string, spellings: string[]): string {
  const readings = spellings.filter((spelling) => KANA.test(spelling));
  const [longest = title] = readings.sort((a, b) => b.length - a.length);
  return KANA.test([...title][0] ?? '') ? title : longest;
}

/** Row of a reading in a Japanese index, `#` if it does not start with kana. */
export function kanaRow(reading: string): string {
  const first = ([...reading.normalize('NFKC')][0] ?? '').replace(KATAKANA, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) - 0x60),
  );
  if (!KANA.test(first)) return '#';
  // The row of a kana is the last one that starts at or before it.
  return KANA_ROWS.findLast((row) => row !== '#' && kanaCollator.compare(row, first) <= 0) ?? '#';
}

const pinyinCollator = new Intl.Collator('zh-u-co-pinyin');

/** Letter of a title in an A-Z index: the pinyin initial for Han, the letter itself for Latin, else `#`. */
export function titleInitial(title: string): string {
  const first = [...title.normalize('NFKC').toUpperCase()].find((c) => /[\p{L}\p{N}]/u.test(c));
  if (first === undefined) return '#';
  if (/[A-Z]/.test(first)) return first;
  if (!/\p{Script=Han}/u.test(first)) return '#';
  return (
    PINYIN_BOUNDARIES.findLast(([, start]) => pinyinCollator.compare(start, first) <= 0)?.[0] ?? '#'
  );
}

/** Rank of every title in the sort order of the language. */
export function titleRanks(titles: string[], language: 'zh' | 'en' | 'ja'): number[] {
  const collator = new Intl.Collator(language === 'zh' ? 'zh-u-co-pinyin' : language, {
    numeric: true,
  });
  const sorted = titles
    .map((title, index) => ({ title, index }))
    .sort((a, b) => collator.compare(a.title, b.title));
  const ranks = titles.map(() => 0);
  sorted.forEach(({ index }, rank) => (ranks[index] = rank));
  return ranks;
}
