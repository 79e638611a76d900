import type { Language } from '@huoban/contracts';
import { foldText } from '../../understanding/fold-text';
import { featuresOfFolded, isPair, weighFeature } from '../../understanding/message/features';
import { withUsualSpelling } from '../../understanding/message/spellings';
import type { SlicedWork } from '../../../../process/time-slices';
import { hashFeature, positionOf } from './hash-feature';

/** Cosines of the angles between a message and all questions as vectors of features. */
export type QuestionSimilarities = (message: string) => Float32Array;

const QUESTIONS_PER_SLICE = 50;
const MAX_QUESTIONS = 2 ** 16;

/** 31 bits of a hash, then whether the feature is a pair. Two of 50,000 features may share one. */
const keyOf = (feature: string): number =>
  ((hashFeature(feature) << 1) | (isPair(feature) ? 1 : 0)) >>> 0;
const isPairKey = (key: number): boolean => key % 2 === 1;

/** Questions are compared folded and in the usual spelling. */
export const foldQuestion = (text: string, language: Language): string =>
  foldText(withUsualSpelling(text, language), language);

const keysOf = (folded: string, language: Language): Set<number> =>
  new Set(featuresOfFolded(folded, language).map(keyOf));

/** Lists for every feature the questions that have it; `asks` are folded. */
export function* createQuestionIndex(
  asks: string[],
  language: Language,
): SlicedWork<QuestionSimilarities> {
  const total = asks.length;
  if (total > MAX_QUESTIONS)
    throw new RangeError(`more than ${MAX_QUESTIONS} questions in ${language}`);
  const entries: number[] = [];
  for (const [at, ask] of asks.entries()) {
    for (const key of keysOf(ask, language)) entries.push(key * MAX_QUESTIONS + at);
    if (at % QUESTIONS_PER_SLICE === 0) yield;
  }
  const sorted = Float64Array.from(entries).sort();
  yield;
  const questionsWith = Uint16Array.from(sorted, (entry) => entry % MAX_QUESTIONS);
  const allKeys = Uint32Array.from(sorted, (entry) => Math.floor(entry / MAX_QUESTIONS));
  const starts = Uint32Array.from(
    [...allKeys.keys()].filter((at) => at === 0 || allKeys[at] !== allKeys[at - 1]),
  );
  const keys = Uint32Array.from(starts, (at) => allKeys[at] ?? 0);
  const rangeOf = (position: number) =>
    questionsWith.subarray(starts[position], starts[position + 1] ?? questionsWith.length);
  const lengths = new Float32Array(total);
  for (const [position, key] of keys.entries()) {
    const range = rangeOf(position);
    const square = weighFeature(range.length, total, isPairKey(key)) ** 2;
    for (const ask of range) lengths[ask] = (lengths[ask] ?? 0) + square;
  }
  yield;
  return (message) => {
    const products = new Float32Array(total);
    let length = 0;
    for (const key of keysOf(foldQuestion(message, language), language)) {
      const position = positionOf(key, keys);
      const range = position === undefined ? [] : rangeOf(position);
      const square = weighFeature(range.length, total, isPairKey(key)) ** 2;
      length += square;
      for (const ask of range) products[ask] = (products[ask] ?? 0) + square;
    }
    return products.map((product, ask) =>
      product === 0 ? 0 : product / Math.sqrt(length * (lengths[ask] ?? 0)),
    );
  };
}
