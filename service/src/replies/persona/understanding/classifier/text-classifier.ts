import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Language } from '@huoban/contracts';
import type { GameFile } from '../../../../content/content-schema';
import type { ReadVectors } from '../../vectors/word-vectors';
import { BIAS, messageFeatures } from './message-features';
import { createTitleMask } from './title-mask';
import { readWeights, readWeightsHeader } from './weights-format';

/** Every message of a conversation is read again with each new one. */
const MAX_CACHED = 1_000;

/** How likely a message has each label. */
export interface Classification<Label> {
  best: Label;
  /** The probability that the message has one of these labels, 0 to 1. */
  shareOf: (labels: readonly Label[]) => number;
}

export interface TextClassifier<Label> {
  /** Reads the weights of a language, once. */
  load: (language: Language) => Promise<void>;
  /** Nothing until the language is read. */
  classify: (text: string, language: Language) => Classification<Label> | undefined;
}

/** Classifies messages with the weights of a file that `replies/classifiers` generated for these labels. */
export function createTextClassifier<Label extends string>(
  path: string,
  games: GameFile[],
  readVectors: ReadVectors,
): TextClassifier<Label> {
  const known = new Map<Language, (text: string) => Classification<Label>>();
  const loading = new Map<Language, Promise<void>>();
  const read = async (language: Language): Promise<void> => {
    const file = await readFile(path);
    const { labels } = readWeightsHeader(file);
    const addWeights = readWeights(file, language);
    const find = await readVectors(language);
    const mask = createTitleMask(games.map(({ title }) => title[language]));
    const classify = (text: string): Classification<Label> => {
      const scores = new Float64Array(labels.length);
      for (const [feature, value] of messageFeatures(mask(text), language, find))
        addWeights(feature, value, scores);
      addWeights(BIAS, 1, scores);
      return toClassification(scores, labels as Label[]);
    };
    const cache = new LRUCache<string, Classification<Label>>({
      max: MAX_CACHED,
      memoMethod: classify,
    });
    known.set(language, (text) => cache.memo(text));
  };
  return {
    load: (language) => {
      const work = loading.get(language) ?? read(language);
      loading.set(language, work);
      return work;
    },
    classify: (text, language) => known.get(language)?.(text),
  };
}

/** Probabilities of labels by their scores (softmax). */
function toClassification<Label>(scores: Float64Array, labels: Label[]): Classification<Label> {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  const shares = new Map(labels.map((label, at) => [label, (powers[at] ?? 0) / sum]));
  const [best] = [...shares].reduce((one, other) => (other[1] > one[1] ? other : one));
  return {
    best,
    shareOf: (some) => some.reduce((total, one) => total + (shares.get(one) ?? 0), 0),
  };
}
