import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@huoban/contracts';
import { readContent } from '../../content/read-content';
import { readQuestions } from '../../content/read-questions';
import { readWeightsHeader } from '../persona/understanding/classifier/weights-format';
import { createFeatureReader } from '../persona/understanding/classifier/message-features';
import { createTextClassifier } from '../persona/understanding/classifier/text-classifier';
import { readAllExamples } from './examples';
import { digestOf, generateClassifier, type Examples } from './generate-classifier';

const CONTENT = 'service/content';
const PERSONA = 'service/content/persona';
const readFeatures = createFeatureReader(
  () => Promise.resolve([]),
  () => Promise.resolve(() => undefined),
);

const twice = (texts: string[]) => [...texts, ...texts.map((text) => `${text} !`)];
const EXAMPLES: Examples = {
  rain: {
    zh: twice(['今天下雨了', '外面雨好大', '雨下个不停']),
    en: twice(['it is raining again', 'so much rain today', 'the rain never stops']),
    ja: twice(['今日は雨だ', '外は大雨', '雨がやまない']),
  },
  price: {
    zh: twice(['这个多少钱', '价格是多少', '要花多少钱']),
    en: twice(['how much is it', 'what does it cost', 'how much does this cost']),
    ja: twice(['これはいくら', '値段はいくら', 'いくらかかる']),
  },
};

describe('a generated classifier', () => {
  let folder: string;
  let path: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'classifier-'));
    path = join(folder, 'test.bin');
    await writeFile(path, await generateClassifier(EXAMPLES, readFeatures));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['zh', '又是雨', 'rain'],
    ['zh', '到底多少钱呀', 'price'],
    ['en', 'rain, rain and more rain', 'rain'],
    ['en', 'and how much is that', 'price'],
    ['ja', '雨ばかり', 'rain'],
    ['ja', 'で、いくら', 'price'],
  ] as const)('finds the label of a new message (%s: %s)', async (language, text, label) => {
    const classifier = createTextClassifier<'rain' | 'price'>(path, readFeatures);
    expect(classifier.classify(text, language)).toBeUndefined();
    await classifier.load(language);
    const found = classifier.classify(text, language);
    expect(found?.best).toBe(label);
    expect(found?.shareOf([label])).toBeGreaterThan(0.5);
    expect(found?.shareOf(['rain', 'price'])).toBeCloseTo(1);
  });

  it('is the same for the same examples', async () => {
    const again = await generateClassifier(EXAMPLES, readFeatures);
    expect(again.equals(await readFile(path))).toBe(true);
  });
});

describe('the shipped classifiers', () => {
  it('were learnt from the examples as they are now', async () => {
    const content = await readContent(CONTENT);
    const questions = await readQuestions(CONTENT, content);
    const all = await readAllExamples({ ...content, questions }, PERSONA);
    for (const [file, examples] of all) {
      const header = readWeightsHeader(await readFile(join(PERSONA, file)));
      expect({ file, digest: header.digest }).toEqual({ file, digest: digestOf(examples) });
      expect(Object.keys(header.languages)).toEqual([...LANGUAGES]);
    }
  });
});
