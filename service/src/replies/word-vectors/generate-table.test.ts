import type { Language } from '@huoban/contracts';
import { cosine, readSection, sectionOf } from '../persona/vectors/table-format';
import { generateTable } from './generate-table';

const SIZE = 100;
/** Most frequent first; words of one topic share a direction. */
const TOPICS = [
  ['lamp', 'light', 'lantern'],
  ['tomato', 'vegetable'],
  ['map', 'chart'],
];
const FILLERS = Array.from({ length: 120 }, (_, at) => [`word${'abcdefghij'[at % 10] ?? ''}${at}`]);

/** The same numbers between -1 and 1 in every run. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}
const vectorOf = (topic: number, word: number): number[] => [
  ...Array.from(
    { length: SIZE },
    (_, at) => noise(topic * SIZE + at) + 0.2 * noise(7_000 + (topic * 9 + word) * SIZE + at),
  ),
  1,
  1,
];
const entries = [...TOPICS, ...FILLERS].flatMap((words, topic) =>
  words.map((word, at): [string, number[]] => [word, vectorOf(topic, at)]),
);

describe('the generated table of word vectors', () => {
  const table = generateTable({
    glove: {
      words: entries.map(([word]) => word),
      vectors: Object.fromEntries(entries),
      dimensions: SIZE,
    },
    chinese: [
      { simplified: '番茄', pinyin: 'fan1 qie2', english: ['tomato', 'CL:隻|只[zhi1]'] },
      {
        simplified: '蔬菜',
        pinyin: 'shu1 cai4',
        english: ['vegetables (see also lamp)', 'vegetable'],
      },
      { simplified: '灯', pinyin: 'Deng1', english: ['surname Deng', 'tomato'] },
      { simplified: '灯', pinyin: 'deng1', english: ['lamp', 'to be a light', 'tomato'] },
    ],
    japanese: [
      {
        meanings: [{ glosses: ['vegetable'] }],
        variants: [{ written: '野菜', pronounced: 'やさい', priorities: ['news1'] }],
      },
      {
        meanings: [{ glosses: ['map', 'chart'] }],
        variants: [{ written: '地図', pronounced: 'ちず', priorities: ['nf05'] }],
      },
    ],
    synonyms: [{ items: [{ midashi: '地図' }, { midashi: 'マップ' }, { midashi: 'map' }] }],
  });
  const read = (language: Language) => {
    const { start, length } = sectionOf(table, language);
    return readSection(table.subarray(start, start + length));
  };
  const [zh, en, ja] = [read('zh'), read('en'), read('ja')];
  const similarity = (a: Int8Array | undefined, b: Int8Array | undefined): number =>
    a === undefined || b === undefined ? NaN : cosine(a, 0, b, 0);

  it('has English words by stem', () => {
    expect(similarity(en('lamp'), en('lantern'))).toBeGreaterThan(0.7);
    expect(similarity(en('lamp'), en('tomato'))).toBeLessThan(0.4);
  });

  it('has words of all languages in one space, by their translations', () => {
    expect(similarity(zh('番茄'), en('tomato'))).toBeGreaterThan(0.9);
    expect(similarity(zh('番茄'), zh('蔬菜'))).toBeGreaterThan(0.7);
    expect(similarity(ja('野菜'), en('vegetabl'))).toBeGreaterThan(0.9);
  });

  it('prefers the first sense and leaves out names', () => {
    expect(similarity(zh('灯'), en('lamp'))).toBeGreaterThan(0.8);
  });

  it('gives words that only the synonyms know the mean of their group', () => {
    expect(similarity(ja('まっぷ'), ja('地图'))).toBeGreaterThan(0.9);
  });
});
