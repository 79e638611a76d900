import { sentencesOfHelp } from '../knowledge/sentences';
import { runInSlices } from '../../../process/time-slices';
import { createSimilarWords } from './similar-words';
import { DIMENSIONS, toBytes, type VectorLookup } from './table-format';
import { createVectorReader, withParts } from './word-vectors';

const axis = (...ones: number[]) =>
  toBytes(Array.from({ length: DIMENSIONS }, (_, at) => Number(ones.includes(at))));

const VECTORS = new Map([
  ['番茄', axis(0, 1)],
  ['西红柿', axis(0, 1, 2)],
  ['蔬菜', axis(0, 3)],
  ['灯', axis(5)],
  ['雪', axis(7)],
]);
const find: VectorLookup = (word) => VECTORS.get(word);

describe('words that resemble a term', () => {
  const texts = ['番茄种在水管旁边，那里很暖和，每天都能长高。', '蔬菜', '灯'];
  const sentences = texts.flatMap((text) =>
    sentencesOfHelp(
      { heading: { zh: '', en: '', ja: '' }, body: { zh: text, en: '', ja: '' } },
      'zh',
    ),
  );
  const worthOf = async (term: string) => {
    const similar = await runInSlices(createSimilarWords(sentences, 'zh', find));
    const worthAt = similar(term);
    return worthAt === undefined ? [] : [...sentences.keys()].map(worthAt);
  };

  it('are worth more the more they resemble it, and nothing when they do not', async () => {
    const [tomato = 0, vegetable = 0, lamp] = await worthOf('西红柿');
    expect(tomato).toBeGreaterThan(vegetable);
    expect(vegetable).toBeGreaterThan(0);
    expect(lamp).toBe(0);
  });

  it('are not the term itself', async () => {
    expect((await worthOf('番茄'))[0]).toBe(0);
  });

  it('are unknown for a word without a vector', async () => {
    expect(await worthOf('沙发')).toEqual([]);
  });
});

describe('the vector of a word', () => {
  it('of an unknown compound is the mean of its parts', () => {
    expect(withParts(find, 'zh')('雪灯')).toEqual(axis(5, 7));
    expect(withParts(find, 'zh')('番茄蔬菜')).toEqual(
      toBytes(Array.from({ length: DIMENSIONS }, (_, at) => [2, 1, 0, 1][at] ?? 0)),
    );
  });

  it.each([
    ['an English word', '雪灯', 'en'],
    ['a word without known parts', '沙发', 'zh'],
    ['single characters of a longer word', '大雪天', 'zh'],
  ] as const)('does not exist for %s', (_, word, language) => {
    expect(withParts(find, language)(word)).toBeUndefined();
  });

  it('does not exist without the file', async () => {
    expect((await createVectorReader('missing.bin')('zh'))('番茄')).toBeUndefined();
  });
});
