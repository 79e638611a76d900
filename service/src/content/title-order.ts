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
