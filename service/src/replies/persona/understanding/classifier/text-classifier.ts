import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Language } from '@huoban/contracts';
import { oncePerLanguage } from '../../knowledge/once-per-language';
import { BIAS, type ReadFeatures } from './message-features';
import { softmax } from './softmax';
import { readWeights } from './weights-format';

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
  readFeatures: ReadFeatures,
): TextClassifier<Label> {
  const known = new Map<Language, LRUCache<string, Classification<Label>>>();
  const load = oncePerLanguage(async (language): Promise<void> => {
    const { labels, add } = readWeights(await readFile(path), language);
    const featuresOf = await readFeatures(language);
    const classify = (text: string): Classification<Label> => {
      const scores = new Float64Array(labels.length);
      for (const [feature, value] of featuresOf(text)) add(feature, value, scores);
      add(BIAS, 1, scores);
      return toClassification(scores, labels as Label[]);
    };
    known.set(language, new LRUCache({ max: MAX_CACHED, memoMethod: classify }));
  });
  return { load, classify: (text, language) => known.get(language)?.memo(text) };
}

function toClassification<Label>(scores: Float64Array, labels: Label[]): Classification<Label> {
  const shares = softmax(scores);
  const shareOf = (label: Label): number => shares[labels.indexOf(label)] ?? 0;
  return {
    best: labels.reduce((one, other) => (shareOf(other) > shareOf(one) ? other : one)),
    shareOf: (some) => some.reduce((total, one) => total + shareOf(one), 0),
  };
}
